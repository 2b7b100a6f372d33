import { build, type Metafile } from 'esbuild';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyPackages } from './copyPackages';
import { readVersion } from './readVersion';

/** Contains compiled code for one platform, so it is copied as installed. */
const unbundled = ['sharp'];
/** Optional dependencies that packages look for and that are not installed. */
const absent = ['pg-native'];

/** The server, its image decoder, and the commands that operators run beside it. Each becomes `<name>.mjs`. */
const entries: Record<string, string> = {
  server: 'netlify/local/server.ts',
  imageProcess: 'netlify/local/images/imageProcess.ts',
  keys: 'netlify/local/keys.ts',
  migrate: 'netlify/local/migrate.ts',
  operator: 'netlify/local/operator/operator.ts',
  outgoing: 'netlify/local/outgoing/outgoing.ts',
  podKeys: 'netlify/local/podKeys.ts',
};

/**
 * Bundles the server into `target`, a folder that runs without node_modules beside it: the code of its dependencies is in
 * the bundle, migrations are copied, and packages with compiled code come with what they depend on.
 */
export async function bundleServer(root: string, target: string): Promise<Metafile> {
  rmSync(target, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, file]) => ({ in: join(root, file), out })),
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Parts of some packages are CommonJS and load Node's modules with `require`.
    banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    external: [...unbundled, ...absent],
    define: { BUNDLED_VERSION: JSON.stringify(readVersion()) },
    metafile: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  cpSync(join(root, 'netlify/database/migrations'), join(target, 'migrations'), {
    recursive: true,
    filter: (path) => !/[\\/]meta$/.test(path),
  });
  copyPackages(root, unbundled, target);
  return metafile;
}
