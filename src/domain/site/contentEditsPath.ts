/** Under `npm run dev`, open pages receive server-sent events here when the content is edited. */
export const contentEditsPath = '/__content-edits';
