"use strict";
// Lays the blocks out on slides of 1280 by 720: a slide for each heading, more where they overflow.
// What does not fit by itself is made smaller, code of 24 pixels to 20 at least, pictures further.
const smallest = block => block.matches(".output:not(:has(pre, table))") ? 0.45 : block.querySelector("table") ? 0.75 : 0.85;
const main = document.querySelector("main");
const slides = [];

function newSlide(title) {
  const slide = document.createElement("section");
  slide.className = "slide";
  slide.dataset.title = title;
  slide.innerHTML = '<div class="content"></div><div class="count"></div>';
  main.append(slide);
  slides.push(slide);
  return slide.firstChild;
}

const overflows = content => content.scrollHeight > content.clientHeight + 1;
const heading = block => block.querySelector("h1, h2");
const head = block => block.matches(".running") || heading(block);
const leads = (block, next) => next.matches(".output") ? block.matches(".code")
  : block.matches(".text:not(.step)") && !block.querySelector("table, ul, ol");

// The blocks at the end of a slide that belong to the one that follows: what leads to it.
function leadsTo(block, content) {
  const found = [block];
  for (const other of [...content.children].reverse()) {
    if (head(other) || !leads(other, found[0])) break;
    found.unshift(other);
  }
  return found.slice(0, -1);
}

function continued(title, blocks) {
  const content = newSlide(title);
  content.innerHTML = '<div class="running"></div>';
  content.firstChild.textContent = title;
  content.append(...blocks);
  return content;
}

function shrink(content, block) {
  for (let size = 0.95; overflows(content) && size > smallest(block) - 0.001; size -= 0.05)
    block.style.zoom = size.toFixed(2);
}

function layOut(blocks) {
  let content = null;
  for (const block of blocks) {
    const title = heading(block);
    if (title || !content) content = newSlide(title ? title.textContent.replace("¶", "") : "");
    content.append(block);
    if (overflows(content) && [...content.children].some(other => other !== block && !head(other))) {
      block.remove();
      const before = leadsTo(block, content), old = content;
      content = continued(content.parentNode.dataset.title, [...before, block]);
      if (overflows(content)) old.append(...before);
      else if (![...old.children].some(other => !head(other))) {
        content.firstChild.replaceWith(...old.children);
        old.parentNode.remove();
        slides.splice(-2, 1);
      }
    }
    if (overflows(content)) shrink(content, block);
  }
}

let at = 0;
const hiddenSteps = slide => [...slide.querySelectorAll(".step:not(.shown)")];

function show(number, whole) {
  slides[at].classList.remove("current");
  at = Math.max(0, Math.min(number, slides.length - 1));
  slides[at].classList.add("current");
  slides[at].querySelectorAll(".step").forEach(step => step.classList.toggle("shown", whole));
  const first = [...slides[at].firstChild.children].find(block => !head(block));
  if (first) first.classList.add("shown");
  history.replaceState(null, "", "#" + (at + 1));
}

function forward() {
  const [step] = hiddenSteps(slides[at]);
  if (step) step.classList.add("shown");
  else if (at < slides.length - 1) show(at + 1, false);
}

const keys = {
  ArrowRight: forward, PageDown: forward, " ": forward,
  ArrowLeft: () => show(at - 1, true), PageUp: () => show(at - 1, true),
  Home: () => show(0, false), End: () => show(slides.length - 1, true),
};

function fit() {
  const scale = Math.min(innerWidth / 1280, innerHeight / 720);
  const left = (innerWidth - 1280 * scale) / 2, top = (innerHeight - 720 * scale) / 2;
  main.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
}

addEventListener("load", () => {
  const blocks = [...main.children];
  document.documentElement.classList.add("deck");
  blocks.forEach(block => block.remove());
  layOut(blocks);
  slides[0].classList.add("first");
  slides.forEach((slide, number) => slide.lastChild.textContent = `${number + 1} / ${slides.length}`);
  fit();
  show(parseInt(location.hash.slice(1) || "1") - 1, false);
  addEventListener("resize", fit);
  addEventListener("keydown", event => {
    if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    keys[event.key]();
  });
  document.documentElement.dataset.ready = slides.length;
});
