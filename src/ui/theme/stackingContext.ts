/**
 * Makes a long part of a page a stacking context, so that the browser keeps its painted layer while other parts
 * change. Nothing in it may overlap what follows.
 */
export const stackingContext = 'isolation: isolate;';
