/**
 * Finds faults in styles added to those of the HTML. Runs in the page. An element lists its classes from base to
 * extension, so no added class may come before one from the HTML: its rule comes later and would override the
 * extension.
 */
export function styleFaults(): string[] {
  const styles = [...document.querySelectorAll('style')];
  const lists = styles.flatMap(({ textContent }) => [
    ...textContent.matchAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}/g),
  ]);
  const initialNames = new Set(lists.flatMap(([, names]) => names!.split(',').filter(Boolean)));
  const rules = styles
    .filter((style) => style.getAttribute('data-styled') === 'active')
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  const added = new Set(rules.flatMap((rule) => [...rule.matchAll(/\.([A-Za-z]\w{4,6})\b/g)].map(([, name]) => name!)));
  const faults = [...added].filter((name) => initialNames.has(name)).map((name) => `.${name} was added twice`);
  for (const element of document.querySelectorAll('[class]')) {
    const names = [...element.classList];
    const late = names.findIndex((name) => added.has(name) && !initialNames.has(name));
    if (late >= 0 && names.slice(late + 1).some((name) => initialNames.has(name)))
      faults.push(`${element.nodeName} ${names.join(' ')}: .${names[late]} overrules what is made of it`);
  }
  return [...new Set(faults)];
}
