import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { pictureNames } from '../../../src/content/pictures';
import { cmsSettings, type CmsSettings } from '../../../src/content/editor/cmsConfig';

interface Places {
  root: string;
  content: string;
  /** The folder of the built site. */
  out: string;
}

type Env = Record<string, string | undefined>;

/** File names include a content hash, so that the host can cache them for a year. */
async function bundle({ root, out }: Places, settings: CmsSettings): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, 'src', 'content', 'editor', 'browser', 'main.ts')],
    outdir: join(out, 'admin'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    entryNames: 'editor-[hash]',
    legalComments: 'linked',
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'window',
      CMS_SETTINGS: JSON.stringify(settings),
    },
  });
  return Object.keys(metafile.outputs).map((name) => basename(name));
}

const page = (files: readonly string[]): string => {
  const named = (ending: string) => files.filter((name) => name.endsWith(ending));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Editor</title>
${named('.css')
  .map((name) => `<link rel="stylesheet" href="/admin/${name}">`)
  .join('\n')}
${named('.js')
  .map((name) => `<script src="/admin/${name}" defer></script>`)
  .join('\n')}
</head>
<body><noscript>The editor needs scripts.</noscript></body>
</html>
`;
};

/** Writes the editor's page, script and preview drawings into the built site. */
export async function buildAdmin(places: Places, env: Env): Promise<void> {
  const settings = cmsSettings(env);
  const folder = join(places.out, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const drawings = join(places.content, 'pictures');
  const names = existsSync(drawings) ? readdirSync(drawings).filter((name) => name.endsWith('.svg')) : [];
  for (const name of names) cpSync(join(drawings, name), join(folder, 'pictures', name));
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(pictureNames(drawings)));
  writeFileSync(join(folder, 'index.html'), page(await bundle(places, settings)));
}
