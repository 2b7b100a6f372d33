import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { listPictures } from '../../../src/content/files/contentDisk';
import { readDrawingFile } from '../../../src/content/pictures/drawingFile';
import { deferPicturesSetting } from '../../../src/content/pictures/pictures';
import { readWholePhoto } from '../../../src/content/pictures/photos/photoDrawing';
import { photoNames } from '../../../src/content/pictures/photos/photoFile';
import { entriesPath, pictureNamesPath, sourcesPath } from '../../../src/editor/api/editorApi';
import { readEntryTexts, readPictureNames, readSources } from './readSources';
import { sourcesText, type PageSources } from '../../../src/editor/entries/draftPage';
import { cmsSettings, type CmsSettings } from '../../../src/editor/forms/cmsConfig';

interface AdminPaths {
  root: string;
  content: string;
  out: string;
}

type Env = Record<string, string | undefined>;

/** Names include a content hash, so that the host can cache them for a year. */
async function bundle({ root, out }: AdminPaths, settings: CmsSettings): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, 'src', 'editor', 'browser', 'main.ts')],
    outdir: join(out, 'admin'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    entryNames: 'editor-[hash]',
    assetNames: 'editor-[hash]',
    loader: { '.woff2': 'file' },
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

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

function newestIn(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return Math.max(changedAt(folder), ...names.map((name) => changedAt(join(folder, name))));
}

function writePictures(drawings: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = listPictures(drawings).filter((name) => name.endsWith('.svg'));
  const photos = photoNames(drawings);
  const names = [...files.map((file) => file.slice(0, -'.svg'.length)), ...photos];
  for (const name of names) writeFileSync(join(folder, `${name}.svg`), readDrawingFile(drawings, name));
  for (const name of photos) writeFileSync(join(folder, `${name}.whole.svg`), readWholePhoto(drawings, name)!);
}

const removeEditorContent = (out: string): void =>
  [pictureNamesPath, sourcesPath, entriesPath, 'admin/pictures'].forEach((path) =>
    rmSync(join(out, path), { recursive: true, force: true }),
  );

/**
 * Writes the texts of the deployed editor, and its pictures if any changed. The files are public and include
 * unpublished content, so they exist only if the editor has a repository. The local server's editor does not need them.
 */
export function writeEditorContent(
  { content, out }: Omit<AdminPaths, 'root'>,
  sources: () => PageSources,
  env: Env,
): void {
  if (!cmsSettings(env).repo) return removeEditorContent(out);
  const drawings = join(content, 'pictures');
  const written = join(out, 'admin', 'pictures');
  const newest = Math.max(newestIn(drawings), newestIn(join(content, 'photos')));
  if (!env[deferPicturesSetting] && newest >= changedAt(written)) writePictures(drawings, written);
  writeFileSync(join(out, pictureNamesPath), JSON.stringify(readPictureNames(content)));
  writeFileSync(join(out, sourcesPath), sourcesText(sources()));
  writeFileSync(join(out, entriesPath), JSON.stringify(readEntryTexts(content)));
}

export async function buildAdmin(paths: AdminPaths, env: Env): Promise<void> {
  const settings = cmsSettings(env);
  const folder = join(paths.out, 'admin');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeEditorContent(paths, () => readSources(paths.content), env);
  writeFileSync(join(folder, 'index.html'), page(await bundle(paths, settings)));
}
