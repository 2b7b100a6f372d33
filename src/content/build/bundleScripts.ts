import { join } from 'node:path';
import { build, buildSync } from 'esbuild';

export interface WorkerPaths {
  root: string;
  out: string;
}

interface Worker {
  /** A path under src/app, without extension. */
  source: string;
  /** Must not depend on the content, because browsers check the same URL for updates. */
  file: string;
  define: Record<string, unknown>;
}

const options = { bundle: true, minify: true, format: 'iife', legalComments: 'none' } as const;

const toJson = (constants: Worker['define']): Record<string, string> =>
  Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));

/** Compiles a service worker separately from the pages' scripts. */
export async function bundleWorker({ root, out }: WorkerPaths, { source, file, define }: Worker): Promise<void> {
  await build({
    ...options,
    entryPoints: [join(root, 'src', 'app', `${source}.ts`)],
    outfile: join(out, file),
    absWorkingDir: root,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: toJson(define),
    logLevel: 'error',
  });
}

export const bundleInlineScript = (root: string, file: string, constants: Worker['define'] = {}): string =>
  buildSync({
    ...options,
    entryPoints: [join(root, 'src', file)],
    target: 'es2020',
    write: false,
    define: toJson(constants),
  }).outputFiles[0]!.text.trim();
