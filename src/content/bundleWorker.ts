import { join } from 'node:path';
import { build } from 'esbuild';

/** The project's folder, and the one that the host serves files from. */
export interface WorkerPlaces {
  root: string;
  out: string;
}

interface Worker {
  /** Under src/app, without its ending. */
  source: string;
  /** Its address under the site: it may not change with its text, for the browser asks for it there. */
  file: string;
  /** What the build writes in, by the name that stands for it. */
  define: Record<string, unknown>;
}

/** Compiles a service worker apart from the pages' scripts. */
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
