import { join } from 'node:path';
import { contentDir } from '../../../src/content/source/contentDir';

/** The folders of a built site: the project's root, the content, and what is served. */
export const sitePaths = (root: string) => ({
  root,
  content: contentDir(root),
  out: join(root, 'public'),
});
