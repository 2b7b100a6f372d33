/**
 * For a long part of a page: what a browser drew of it is kept while another part changes, since it is a stacking context.
 * Nothing in it may hang out over what follows.
 */
export const drawnApart = 'isolation: isolate;';
