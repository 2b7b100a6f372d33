import { parseFieldPath } from '../entries/liveChecks';

/** Decap's elements have no stable names except for these parts of their classes. */
const control = '[class*="ControlContainer"]';
const listItem = '[class*="SortableListItem"]';
const closedItem = '[class*="listControlItemCollapsed"]';

const depthOf = (element: Element): number => {
  let depth = 0;
  for (let current = element.parentElement; current; current = current.parentElement) depth += 1;
  return depth;
};

const outermost = (root: Element, selector: string): Element[] => {
  const found = [...root.querySelectorAll(selector)];
  const minDepth = Math.min(...found.map(depthOf));
  return found.filter((element) => depthOf(element) === minDepth);
};

function partOf(root: Element, part: string): Element | null {
  if (/^\d+$/.test(part)) return outermost(root, listItem)[Number(part)] ?? null;
  return outermost(root, `label[for^="${part}-field-"]`)[0]?.closest(control) ?? null;
}

/** Falls back to the nearest element around a field such as 'variants[0].thcGrams'. */
export function fieldElement(form: Element, field: string): Element | null {
  let current = form;
  for (const part of parseFieldPath(field)) {
    const next = partOf(current, part);
    if (!next) break;
    current = next;
  }
  return current === form ? null : current;
}

/** Expands all sections around the element. */
export function revealElement(element: Element): void {
  const around: Element[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) around.unshift(current);
  for (const each of around) {
    const isClosedItem = each.matches(closedItem);
    const button = isClosedItem
      ? each.querySelector('button')
      : each.matches(control)
        ? each.querySelector(':scope > div > div > div > button[aria-label="Expand"]')
        : null;
    (button as HTMLElement | null)?.click();
  }
  setTimeout(() => {
    element.scrollIntoView({ block: 'center' });
    element.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
  });
}
