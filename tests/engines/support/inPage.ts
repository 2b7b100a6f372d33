import { queryAllByRole } from '@testing-library/dom';
import type { Found, Target } from './target';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function elementsOf({ role, name, isPart = false, within }: Target): HTMLElement[] {
  const roots = within ? [elementsOf(within).at(within.at ?? 0)].filter((root) => root !== undefined) : [document.body];
  const isNamed = (own: string) =>
    name === undefined || (isPart ? tidy(own).includes(tidy(name)) : tidy(own) === tidy(name));
  return roots.flatMap((root) => queryAllByRole(root, role, { name: isNamed }));
}

/** The element to click. A radio or checkbox is often hidden and rendered by its label. */
function pressedFor(element: HTMLElement): HTMLElement {
  const isBox = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  return (isBox && element.labels?.[0]) || element;
}

let seenAt = { element: null as Element | null, at: '' };

/** True if a click would hit the element: it has not moved since the last call, and nothing covers it. */
function isInReach(element: Element): boolean {
  const box = element.getClientRects()[0];
  const before = seenAt;
  seenAt = { element, at: JSON.stringify(box) };
  if (!box || before.element !== element || before.at !== seenAt.at) return false;
  return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

/** Finds an element, marks it for the driver, and scrolls it into view. */
function find(target: Target): Found {
  const all = elementsOf(target);
  const element = all.at(target.at ?? 0);
  for (const old of document.querySelectorAll('[data-journey]')) old.removeAttribute('data-journey');
  const pressed = element && pressedFor(element);
  if (pressed) {
    pressed.setAttribute('data-journey', '');
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  return {
    count: all.length,
    text: tidy(element?.innerText ?? ''),
    value: (element as HTMLInputElement | undefined)?.value ?? '',
    isInReach: Boolean(pressed && isInReach(pressed)),
    isDisabled: element?.matches(':disabled,[aria-disabled=true]') ?? false,
    isChecked: element?.matches(':checked') ?? false,
    isFocused: element === document.activeElement,
  };
}

const isScroller = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  // An input rendered by its label is one pixel wide, or transparent and stretched over it.
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};
const nameOf = (element: Element) =>
  `<${element.localName}> ${tidy(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`;

/** The parts of a dialog that have a box: in all but short windows their wrapper has none. */
const partsOf = (dialog: Element): Element[] =>
  [...dialog.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? [...child.children] : child,
  );

/** Describes the parts of an open dialog that cannot be seen or reached. */
function clipping(target: Target): string[] {
  const dialog = elementsOf(target)[0];
  if (!dialog) return ['It is not open.'];
  const box = dialog.getBoundingClientRect();
  const faults: string[] = [];
  if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    faults.push(`It extends beyond the screen: ${JSON.stringify(box)}.`);
  for (const body of partsOf(dialog).filter(isScroller)) {
    const { clientHeight, scrollHeight } = body;
    // Scrolling is fine only if the dialog is already as high as the screen allows.
    if (scrollHeight > clientHeight + 1 && box.height < innerHeight - 25)
      faults.push(`Its body shows ${clientHeight} of ${scrollHeight} px, and the screen has room for more.`);
    if (clientHeight < Math.min(scrollHeight, 100)) faults.push(`Its body is ${clientHeight} px high.`);
  }
  for (const control of [...dialog.querySelectorAll('a, button, input, select, textarea')].filter(isDrawn)) {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const scroller = partsOf(dialog).find((child) => isScroller(child) && child.contains(control)) ?? dialog;
    const own = control.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    const isWithin = own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;
    if (!isWithin || own.left < box.left - 1 || own.right > box.right + 1)
      faults.push(`${nameOf(control)} cannot be scrolled into view.`);
  }
  return faults;
}

/** Pixels between an open dialog and the window's edges, scrollbar included: [top, right, bottom]. */
function gaps(target: Target): number[] {
  const box = elementsOf(target)[0]!.getBoundingClientRect();
  return [box.top, innerWidth - box.right, innerHeight - box.bottom].map(Math.round);
}

const inPage = { find, clipping, gaps };
export type InPage = typeof inPage;

Object.assign(window, { journey: inPage });
