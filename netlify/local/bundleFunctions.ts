import { build, type Metafile } from 'esbuild';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBatches } from './readBatches';
import { readCatalogue } from './readCatalogue';

/** Compiled for its machine, so it goes along as it is installed: netlify.toml names it too. */
const unbundled = ['sharp'];
/** What a package asks for if it is there; it is not. */
const absent = ['pg-native'];

/**
 * Bundles each function of `netlify/functions` into one file of `target`. Netlify's own bundler would trace and pack half
 * of node_modules instead, and its functions would take ten times as long to give their first answer. What they tell of
 * the `content` folder goes along.
 */
export async function bundleFunctions(
  root: string,
  target: string,
  content = join(root, 'content'),
): Promise<Metafile> {
  const folder = join(root, 'netlify/functions');
  const entries = readdirSync(folder).filter((name) => name.endsWith('.mts'));
  const batches = await readBatches(content, readCatalogue(content));
  rmSync(target, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((name) => ({ in: join(folder, name), out: basename(name, '.mts') })),
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Parts of packages are CommonJS and ask for Node's modules by `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    external: [...unbundled, ...absent],
    // JSON in a string of JavaScript, which is read faster than an object that is written out.
    define: { BUNDLED_BATCHES: JSON.stringify(JSON.stringify(batches)) },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return metafile;
}
