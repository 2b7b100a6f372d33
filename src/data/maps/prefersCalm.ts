/** Whether the reader asked for less motion. */
export const prefersCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
