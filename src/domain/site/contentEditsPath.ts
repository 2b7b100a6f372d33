/** Under `npm run dev`, the server-sent events by which open pages learn that the content was edited. */
export const contentEditsPath = '/__content-edits';
