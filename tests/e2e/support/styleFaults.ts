/**
 * In the page: what is wrong with the styles that were added to those of the HTML. None may come twice; and of the names that
 * an element has, the one of its base before the one of the part made of it, none that was added may stand before one that
 * the HTML brought, since the added one would overrule it.
 */
export function styleFaults(): string[] {
  const styles = [...document.querySelectorAll('style')];
  const lists = styles.flatMap(({ textContent }) => [
    ...textContent.matchAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}/g),
  ]);
  const kept = new Set(lists.flatMap(([, names]) => names!.split(',').filter(Boolean)));
  const rules = styles
    .filter((style) => style.getAttribute('data-styled') === 'active')
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  const added = new Set(rules.flatMap((rule) => [...rule.matchAll(/\.([A-Za-z]\w{4,6})\b/g)].map(([, name]) => name!)));
  const faults = [...added].filter((name) => kept.has(name)).map((name) => `.${name} was added twice`);
  for (const element of document.querySelectorAll('[class]')) {
    const names = [...element.classList];
    const late = names.findIndex((name) => added.has(name) && !kept.has(name));
    if (late >= 0 && names.slice(late + 1).some((name) => kept.has(name)))
      faults.push(`${element.nodeName} ${names.join(' ')}: .${names[late]} overrules what is made of it`);
  }
  return [...new Set(faults)];
}
