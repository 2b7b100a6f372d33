/** WCAG 2.2, 1.4.10: a 1280-pixel page at 400% zoom is 320 pixels wide. */
export const narrowViewport = { width: 320, height: 640 };

/** Finds elements that extend past the right edge, unless a container scrolls or clips them. Runs in the page. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  const found = [...document.querySelectorAll('body *')].filter(
    (element) => isBeyond(element) && ![...element.children].some(isBeyond),
  );
  return found.map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent?.slice(0, 40)}`);
}
