import { veilId } from '../domain/site/veil';

/** The topmost modal dialog is the last one in the document. */
export const findOpenDialog = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`dialog[open]:not(#${veilId})`)].at(-1) ?? null;
