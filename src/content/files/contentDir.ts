import { resolve } from 'node:path';

/**
 * `CONTENT_DIR` is relative to the project's root. Empty counts as absent, because .env files cannot always omit a
 * setting.
 */
export const contentDir = (root: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(root, env.CONTENT_DIR || 'content');
