/** The marker that styled-components writes after a component's rules in the HTML, to know which rules exist. */
const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Keeps the styles of the HTML in place. On startup styled-components would copy each rule into its own sheet, and
 * the browser would recalculate the style of the whole page. Instead it gets a list of the existing rules without
 * their text, and adds only new ones. Its sheet then comes after the HTML's; journeys check that the order overrides
 * nothing.
 */
export function keepStyles(): void {
  for (const style of document.querySelectorAll('style[data-styled]')) {
    const names = style.cloneNode() as Element;
    names.textContent = (style.textContent.match(marker) ?? []).map((name) => `${name}/*!sc*/\n`).join('');
    style.removeAttribute('data-styled');
    style.after(names);
  }
}
