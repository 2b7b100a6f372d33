import { veilId } from '../../domain/site/veil';

/** What the root element says of the visitor: style rules pick by it, and a script sets it before the first paint. */
type PageAttribute = 'country' | 'region' | 'session' | 'gate' | 'list' | 'subHeader';

/** Sets one of them; null takes it away. What it says already is left alone: to write it again styles the whole page anew. */
export function setPageAttribute(name: PageAttribute, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else if (dataset[name] !== value) dataset[name] = value;
}

/** Sets the language of the page, a BCP 47 tag. */
export function setPageLanguage(language: string): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

/** Lets the page be reached again that is under the veil: what tells that the gate cannot come must answer. */
export const freePage = (): void => document.getElementById(veilId)?.remove();

/** Takes the veil away. */
export function unveilPage(): void {
  setPageAttribute('gate', null);
  freePage();
}

/** Hangs the veil for the gate, unless the script in the page's head has decided that already. */
export function veilPage(): void {
  document.documentElement.dataset.gate ??= 'open';
}
