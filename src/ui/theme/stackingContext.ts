/**
 * Lets the browser keep the painted layer of a long part of a page while other parts change. The part's content must
 * not overlap what follows.
 */
export const stackingContext = 'isolation: isolate;';
