/** What the root element says of the visitor: style rules pick by it, and a script sets it before the first paint. */
type PageAttribute = 'country' | 'region' | 'session' | 'gate' | 'list';

/** Sets one of them; null takes it away. */
export function setPageAttribute(name: PageAttribute, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Hangs the veil for the gate, unless the script in the page's head has decided that already. */
export function veilPage(): void {
  document.documentElement.dataset.gate ??= 'open';
}
