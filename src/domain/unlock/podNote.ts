/** In characters. Its own file, because the schemas around it would add zod to the page. */
export const maxPodNoteLength = 500;
