/** Keeps the painted layer of a long part while other parts change. Nothing in it may overlap what follows. */
export const stackingContext = 'isolation: isolate;';
