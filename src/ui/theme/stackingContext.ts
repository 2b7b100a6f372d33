/** Keeps the painted layer of a long part while other parts change. Its content must not overlap what follows. */
export const stackingContext = 'isolation: isolate;';
