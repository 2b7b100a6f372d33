import { join } from 'node:path';
import { contentDir } from '../../../src/content/files/contentDir';

export const sitePaths = (root: string) => ({
  root,
  content: contentDir(root),
  out: join(root, 'public'),
});
