/** What styled-components writes behind a component's rules in the HTML, so that the browser knows which are there. */
const marker = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Leaves the styles of the HTML where they are. styled-components would write each rule anew into a sheet of its own, and the
 * browser would style the whole page again: it is shown a list of what is there, without a rule, and adds what is not. Its
 * own sheet follows; that it overrules nothing that should come after it is held by every journey.
 */
export function keepStyles(): void {
  for (const style of document.querySelectorAll('style[data-styled]')) {
    const names = style.cloneNode() as Element;
    names.textContent = (style.textContent.match(marker) ?? []).map((name) => `${name}/*!sc*/\n`).join('');
    style.removeAttribute('data-styled');
    style.after(names);
  }
}
