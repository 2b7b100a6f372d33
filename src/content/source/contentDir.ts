import { resolve } from 'node:path';

/**
 * The content folder of a project: `CONTENT_DIR`, relative to the project's root, or `content`. An empty setting counts
 * as absent, because .env files and CI settings cannot always omit one.
 */
export const contentDir = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.CONTENT_DIR || 'content');
