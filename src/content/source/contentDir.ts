import { resolve } from 'node:path';

/**
 * The content folder of a project: `CONTENT_DIR`, relative to the project's root, or its folder `content`. An empty
 * setting counts as none, because files such as .env and CI settings cannot always leave one out.
 */
export const contentDir = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.CONTENT_DIR || 'content');
