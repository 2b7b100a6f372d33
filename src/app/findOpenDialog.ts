import { veilId } from '../domain/site/veil';

/** The topmost modal dialog (the last in the document), or null. */
export const findOpenDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`dialog[open]:not(#${veilId})`)].at(-1) ?? null;
