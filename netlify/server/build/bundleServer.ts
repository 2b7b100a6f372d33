import { build, type Metafile } from 'esbuild';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildTime } from '../../../src/content/source/buildTime';
import { contentDir } from '../../../src/content/files/contentDir';
import { readBundledContent } from './bundledContent';
import { copyPackages } from './copyPackages';
import { nodeBundle, externalPackages } from './nodeBundle';
import { readVersion } from './version';

const entries: Record<string, string> = {
  server: 'netlify/server/server.ts',
  imageProcess: 'netlify/server/images/imageProcess.ts',
  keys: 'netlify/server/commands/keys.ts',
  mailCheck: 'netlify/server/mail/mailCheck.ts',
  migrate: 'netlify/server/commands/migrate.ts',
  operator: 'netlify/server/operator/operator.ts',
  outgoing: 'netlify/server/outgoing/outgoing.ts',
  podKeys: 'netlify/server/commands/podKeys.ts',
};

/** Bundles the server into a folder that runs without node_modules: packages with compiled code are copied into it. */
export async function bundleServer(root: string, target: string): Promise<Metafile> {
  rmSync(target, { recursive: true, force: true });
  const { metafile } = await build({
    ...nodeBundle,
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, file]) => ({ in: join(root, file), out })),
    outdir: target,
    splitting: true,
    define: {
      BUNDLED_VERSION: JSON.stringify(readVersion()),
      // JSON in a string literal parses faster than an object literal.
      BUNDLED_CONTENT: JSON.stringify(JSON.stringify(readBundledContent(contentDir(root), buildTime(process.env)))),
    },
    logLevel: 'error',
  });
  cpSync(join(root, 'netlify/database/migrations'), join(target, 'migrations'), {
    recursive: true,
    filter: (path) => !/[\\/]meta$/.test(path),
  });
  copyPackages(root, externalPackages, target);
  return metafile;
}
