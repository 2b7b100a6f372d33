import { join } from 'node:path';
import { build } from 'esbuild';

/** The project's folder and the folder that the host serves. */
export interface WorkerPlaces {
  root: string;
  out: string;
}

interface Worker {
  /** The path under src/app, without extension. */
  source: string;
  /**
   * The file name under the site. It must not depend on the content, because browsers check the same URL for updates.
   */
  file: string;
  /** Constants that the build inserts, by name. */
  define: Record<string, unknown>;
}

/** Compiles a service worker separately from the pages' scripts. */
export async function bundleWorker({ root, out }: WorkerPlaces, { source, file, define }: Worker): Promise<void> {
  await build({
    entryPoints: [join(root, 'src', 'app', `${source}.ts`)],
    outfile: join(out, file),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    legalComments: 'none',
    logLevel: 'error',
  });
}
