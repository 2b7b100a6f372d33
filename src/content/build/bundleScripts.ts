import { join } from 'node:path';
import { build, buildSync } from 'esbuild';

export interface WorkerPaths {
  root: string;
  out: string;
}

interface Worker {
  /** The path under src/app, without extension. */
  source: string;
  /** Must not depend on the content, because browsers check the same URL for updates. */
  file: string;
  /** Constants that the build inserts, by name. */
  define: Record<string, unknown>;
}

const options = { bundle: true, minify: true, format: 'iife', legalComments: 'none' } as const;

/** Compiles a service worker separately from the pages' scripts. */
export async function bundleWorker({ root, out }: WorkerPaths, { source, file, define }: Worker): Promise<void> {
  await build({
    ...options,
    entryPoints: [join(root, 'src', 'app', `${source}.ts`)],
    outfile: join(out, file),
    absWorkingDir: root,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    logLevel: 'error',
  });
}

/** Returns the text of the script at the end of every page, src/boot/inline/start.ts. */
export const bundleStartScript = (root: string): string =>
  buildSync({
    ...options,
    entryPoints: [join(root, 'src', 'boot', 'inline', 'start.ts')],
    target: 'es2020',
    write: false,
  }).outputFiles[0]!.text.trim();
