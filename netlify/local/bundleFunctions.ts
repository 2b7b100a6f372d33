import { build, type Metafile } from 'esbuild';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readBatches } from './readBatches';
import { readCatalogue } from './readCatalogue';

/** Contains compiled code for one platform, so it is deployed as installed. netlify.toml lists it too. */
const unbundled = ['sharp'];
/** Optional dependencies that packages look for and that are not installed. */
const absent = ['pg-native'];

/**
 * Bundles each function of `netlify/functions` into one file in `target`, with the batches of the `content` folder.
 * Netlify's own bundler would trace and pack half of node_modules instead, and cold starts would take ten times as long.
 */
export async function bundleFunctions(
  root: string,
  target: string,
  content = join(root, 'content'),
): Promise<Metafile> {
  const folder = join(root, 'netlify/functions');
  const entries = readdirSync(folder).filter((name) => name.endsWith('.mts'));
  const batches = readBatches(content, readCatalogue(content));
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
    // Parts of some packages are CommonJS and load Node's modules with `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    external: [...unbundled, ...absent],
    // JSON inside a string literal, because parsing it is faster than evaluating an object literal.
    define: { BUNDLED_BATCHES: JSON.stringify(JSON.stringify(batches)) },
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return metafile;
}
