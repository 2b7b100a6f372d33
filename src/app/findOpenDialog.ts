import { veilId } from '../domain/site/veil';

/** The modal dialog that lies over the page, or null. Of two it is the later in the document. */
export const findOpenDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`dialog[open]:not(#${veilId})`)].at(-1) ?? null;
