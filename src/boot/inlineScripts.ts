import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The script at the end of every page: inline/start.ts with its imports, minified. `root` is the project's folder. */
export const bundleStartScript = (root: string): string =>
  buildSync({
    entryPoints: [join(root, 'src', 'boot', 'inline', 'start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
  }).outputFiles[0]!.text.trim();
