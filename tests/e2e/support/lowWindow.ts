import type { Page } from '@playwright/test';
import { expect } from './test';

/** WCAG 2.2, 1.4.10: a window of 1280 × 1024 pixels at 400% zoom; and a phone on its side below the browser's bars. */
export const lowWindows = [
  { width: 320, height: 256 },
  { width: 844, height: 300 },
];

/** Four lines of body text. */
const minScrollerPx = 96;

/** Describes how the focused element is cut off or covered, or returns null. Runs in the page. */
function focusFault(): { stop: string; fault: string | null } | null {
  const focus = document.activeElement;
  if (!(focus instanceof HTMLElement) || focus === document.body) return null;
  // The label shows the focus of a visually hidden native control.
  const control = focus.matches('input[type=radio],input[type=checkbox],input[type=file]')
    ? (focus.closest('label') ?? focus)
    : focus;
  const box = control.getBoundingClientRect();
  const stop = `${focus.tagName} “${focus.getAttribute('aria-label') ?? focus.textContent?.trim().slice(0, 40)}”`;
  /** An element that is larger than what shows it cannot be whole. */
  const isCut = (start: number, end: number, [from, to]: [number, number]) =>
    end - start <= to - from && (start < from - 1 || end > to + 1);
  // Chrome does not scroll sideways to a control while a part of it is in view.
  const cutBy = ({ top, bottom, left, right }: DOMRect) =>
    isCut(box.top, box.bottom, [top, bottom]) || box.right <= left || box.left >= right;
  if (cutBy(new DOMRect(0, 0, innerWidth, innerHeight))) return { stop, fault: `${stop} is off screen` };
  for (let outer = control.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(outer);
    if (display !== 'contents' && overflowX + overflowY !== 'visiblevisible' && cutBy(outer.getBoundingClientRect()))
      return { stop, fault: `${stop} is cut by ${outer.tagName}.${outer.className}` };
  }
  const covers = [...control.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].flatMap((y) => {
        const over = document.elementFromPoint(left + width * x, top + height * y);
        return over && !control.contains(over) && !over.contains(control) ? [over.outerHTML.slice(0, 80)] : [];
      }),
    ),
  );
  return { stop, fault: covers.length ? `${stop} is under ${[...new Set(covers)].join(', ')}` : null };
}

/** Waits until scrolling and sliding bars, which a key can cause, have stopped. Runs in the page. */
async function comesToRest(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const slides = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(slides.map(({ finished }) => finished));
}

/**
 * Finds scroll containers in which less than `minPx` can be read, boxes with a hidden overflow that a script or a focused
 * element can scroll, and elements that do not scroll with their container. Runs in the page.
 */
function scrollFaults(minPx: number): string[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const isScroller = (element: Element) => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY);
  const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
  const faults: string[] = [];
  for (const element of (dialog ?? document.body).querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility() || element instanceof SVGElement) continue;
    const { overflowY, position } = getComputedStyle(element);
    const { clientHeight, scrollHeight, offsetParent } = element;
    if (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1 && clientHeight < minPx)
      faults.push(`${name(element)} shows ${clientHeight} of ${scrollHeight} px`);
    if (overflowY === 'hidden' && clientHeight > 1) {
      element.scrollTop = scrollHeight;
      if (element.scrollTop > 0) faults.push(`${name(element)} can be scrolled`);
      element.scrollTop = 0;
    }
    if (position !== 'absolute' || !offsetParent) continue;
    for (let outer = element.parentElement; outer && outer !== offsetParent; outer = outer.parentElement)
      if (outer !== document.body && isScroller(outer)) {
        faults.push(`${name(element)} does not scroll with ${name(outer)}`);
        break;
      }
  }
  return faults;
}

/** Finds elements across the page that stay in view while it scrolls. Runs in the page. */
const pinnedBars = (): string[] =>
  [...document.querySelectorAll('body *:not(dialog, dialog *)')].flatMap((element) => {
    const { position, top, bottom } = getComputedStyle(element);
    const isPinned = position === 'fixed' || (position === 'sticky' && `${top}${bottom}` !== 'autoauto');
    const { width, height, bottom: end } = element.getBoundingClientRect();
    // The link that skips the header is above the window until it has the focus.
    return isPinned && element.checkVisibility() && width > innerWidth / 2 && height > 8 && end > 0
      ? [`${element.tagName}.${element.className}`]
      : [];
  });

/** Walks with Tab and back until the focus returns to where it started, or for `maxStops` controls. */
async function focusFaults(page: Page, maxStops: number): Promise<string[]> {
  const faults: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0;
    for (let press = 0; press < maxStops; press += 1) {
      await page.keyboard.press(key);
      await page.evaluate(comesToRest);
      const found = await page.evaluate(focusFault);
      // The browser's own toolbar is next.
      if (!found && stops > 0) break;
      if (found) stops += 1;
      if (found?.fault) faults.push(`${key}: ${found.fault}`);
    }
    expect(stops, `${key} reaches controls`).toBeGreaterThan(0);
  }
  return [...new Set(faults)];
}

/** WCAG 2.2, 1.4.10 and 2.4.11: every control comes into view whole, and at least four lines can be read at once. */
export async function expectUsable(page: Page, maxStops = 60): Promise<void> {
  await page.evaluate(comesToRest);
  expect(await page.evaluate(scrollFaults, minScrollerPx)).toEqual([]);
  expect(await page.evaluate(pinnedBars)).toEqual([]);
  expect(await focusFaults(page, maxStops)).toEqual([]);
}
