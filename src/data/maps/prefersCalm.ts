/** True if the reader prefers reduced motion. */
export const prefersCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
