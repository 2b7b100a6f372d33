import { join } from 'node:path';

/** The folders of a built site: the project's root, the content, and what is served. */
export const sitePlaces = (root: string) => ({
  root,
  content: process.env.CONTENT_DIR || join(root, 'content'),
  out: join(root, 'public'),
});
