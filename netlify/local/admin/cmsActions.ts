import { z } from 'zod';
import type { ContentFolder } from '../../../src/content/contentFolders';
import type { SaveAnswer } from '../../../src/content/editor/editorApi';
import { contentFolder, contentPath, type ContentPath } from './contentPaths';
import { svgError } from './svgError';
import { entryPages } from './entryPages';
import { Refusal } from './refusal';
import { removeFiles, saveEntries, type ContentRoom } from './saveEntry';

export interface Editor extends ContentRoom {
  /** Hash of each file when the editor last read it. A file changed by someone else since then is not overwritten. */
  seen: Map<string, string>;
  isLive: boolean;
}

const pathOf = (path: unknown): ContentPath => {
  const parsed = contentPath(path);
  if (!parsed) throw new Refusal(403, `Expected a JSON file of a folder in content/ or a drawing, got ${String(path)}`);
  return parsed;
};

const textPath = (path: unknown): ContentPath & { folder: ContentFolder } => {
  const parsed = pathOf(path);
  if (parsed.folder === 'pictures') throw new Refusal(403, `Expected a JSON file, got ${String(path)}`);
  return { ...parsed, folder: parsed.folder };
};

const folderParam = z.object({ folder: z.string() });
const pathParam = z.object({ path: z.string() });
const filesParam = z.object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) });
const saveParam = z.object({
  dataFiles: z.array(z.object({ path: z.string(), raw: z.string(), newPath: z.string().optional() })).min(1),
  assets: z.array(z.unknown()).max(0).optional(),
});
const assetParam = z.object({ asset: z.object({ path: z.string(), content: z.string() }) });
const pathsParam = z.object({ paths: z.array(z.string()).min(1) });

const describe = (path: string, data: string, label?: string) => ({ data, file: { path, id: path, label } });

function list({ files }: Editor, params: unknown) {
  const { folder: given } = folderParam.parse(params);
  const folder = contentFolder(given);
  if (!folder) throw new Refusal(403, `Expected a folder in content/, got ${given}`);
  return files.names(folder, '.json').map((name) => {
    const path = `content/${folder}/${name}`;
    const parsed = contentPath(path);
    return describe(path, (parsed && files.read(parsed)?.toString('utf8')) ?? '');
  });
}

function open(editor: Editor, path: string, label?: string) {
  const parsed = textPath(path);
  const body = editor.files.read(parsed);
  if (!body) throw new Refusal(404, `${path} is not there.`);
  const text = body.toString('utf8');
  editor.seen.set(parsed.file, text);
  return describe(path, text, label);
}

function save(editor: Editor, params: unknown): SaveAnswer {
  const entries = saveParam.parse(params).dataFiles.map(({ path, raw, newPath }) => {
    if (newPath && newPath !== path)
      throw new Refusal(422, 'A file keeps its name: make a new entry and delete the old.');
    return { path: textPath(path), text: raw };
  });
  for (const { path } of entries) {
    const now = editor.files.read(path)?.toString('utf8');
    const seen = editor.seen.get(path.file);
    if (now !== undefined && seen !== undefined && now !== seen)
      throw new Refusal(
        409,
        `content/${path.file} was changed by somebody else since you opened it. Copy what you typed, load this page again, and put it in.`,
      );
  }
  const faults = saveEntries(editor, entries);
  for (const { path, text } of entries) editor.seen.set(path.file, text);
  const names = entries.map(({ path }) => `content/${path.file}`).join(', ');
  const pages = entries.flatMap(({ path, text }) => entryPages(path.folder, JSON.parse(text)));
  return { message: `Saved ${names}.`, faults, pages, isLive: editor.isLive };
}

function remove(editor: Editor, params: unknown): SaveAnswer {
  const paths = pathsParam.parse(params).paths.map(pathOf);
  removeFiles(editor, paths);
  const names = paths.map(({ file }) => `content/${file}`).join(', ');
  return { message: `Deleted ${names}.`, faults: [], pages: [], isLive: editor.isLive };
}

function media({ files }: Editor, path: string) {
  const parsed = pathOf(path);
  const body = parsed.folder === 'pictures' ? files.read(parsed) : null;
  if (!body) throw new Refusal(404, `${path} is not there.`);
  return { id: path, path, name: `${parsed.name}.svg`, content: body.toString('base64'), encoding: 'base64' };
}

function saveMedia(editor: Editor, params: unknown) {
  const { asset } = assetParam.parse(params);
  const path = contentPath(asset.path);
  if (path?.folder !== 'pictures' || path.name !== path.name.toLowerCase())
    throw new Refusal(422, `Expected a drawing such as pod-alder.svg, in lower case, got ${asset.path}`);
  const body = Buffer.from(asset.content, 'base64');
  const fault = svgError(body.toString('utf8'));
  if (fault) throw new Refusal(422, `content/${path.file} · ${fault}`);
  editor.files.write(path, body);
  return media(editor, asset.path);
}

type Action = (editor: Editor, params: unknown) => unknown;

/** The part of Decap's proxy protocol that an editor without an editorial workflow needs. */
export const cmsActions: Record<string, Action> = {
  info: () => ({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' }),
  entriesByFolder: list,
  entriesByFiles: (editor, params) =>
    filesParam.parse(params).files.map(({ path, label }) => open(editor, path, label)),
  getEntry: (editor, params) => open(editor, pathParam.parse(params).path),
  persistEntry: save,
  deleteFiles: remove,
  getMedia: (editor) =>
    editor.files
      .names('pictures', '.svg')
      .filter((name) => contentPath(`content/pictures/${name}`))
      .map((name) => media(editor, `content/pictures/${name}`)),
  getMediaFile: (editor, params) => media(editor, pathParam.parse(params).path),
  persistMedia: saveMedia,
  getDeployPreview: () => null,
};
