import { z } from 'zod';
import type { ContentFolder } from '../../../src/content/source/contentFolders';
import type { Obstacles } from '../../../src/editor/changes/publisher';
import type { SavedPicture, SaveResponse } from '../../../src/editor/api/editorApi';
import { checkFiles, publishFiles, type ContentStore, type FileChange } from './changeFiles';
import { contentFolder, contentPath, type ContentPath } from './contentPaths';
import type { EntryHistory } from './entryHistory';
import { entryPages } from './entryPages';
import type { FileVersion } from './fileVersions';
import { gitBlobHash } from './gitBlobHash';
import { EditError } from './editError';
import { pictureExtensions, savePicture } from './savePicture';

export interface Editor extends ContentStore {
  isLive: boolean;
  changed: () => void;
  getVersion: (file: string) => Promise<FileVersion | null>;
  countOtherWindows: (id: string, path: string | null) => number;
  build: (() => void) | null;
  history: EntryHistory;
}

const requirePath = (path: unknown): ContentPath => {
  const parsed = contentPath(path);
  if (!parsed)
    throw new EditError(403, `Expected a JSON file of a folder in content/ or a picture, got ${String(path)}`);
  return parsed;
};

const textPath = (path: unknown): ContentPath & { folder: ContentFolder } => {
  const parsed = requirePath(path);
  if (parsed.folder === 'pictures') throw new EditError(403, `Expected a JSON file, got ${String(path)}`);
  return { ...parsed, folder: parsed.folder };
};

const folderParam = z.object({ folder: z.string() });
const pathParam = z.object({ path: z.string() });
const filesParam = z.object({ files: z.array(z.object({ path: z.string(), label: z.string().optional() })) });
const changesParam = z.object({
  changes: z
    .array(z.object({ path: z.string(), text: z.string().nullable(), base: z.string().nullable() }))
    .min(1)
    .refine((changes) => new Set(changes.map(({ path }) => path)).size === changes.length),
});
const versionParam = pathParam.extend({ id: z.string() });
const uploadParam = z.object({ path: z.string(), base: z.string() });
const windowParam = z.object({ id: z.string().max(64), path: z.string().max(200).nullable() });
const assetParam = z.object({
  asset: z.object({ path: z.string(), content: z.string(), isNew: z.boolean().optional(), base: z.string().nullish() }),
});

const describe = async (editor: Editor, { file }: ContentPath, { data, label }: { data: string; label?: string }) => {
  const path = `content/${file}`;
  return { data, file: { path, id: path, label, ...(await editor.getVersion(file)) } };
};

async function list(editor: Editor, params: unknown) {
  const { folder: given } = folderParam.parse(params);
  const folder = contentFolder(given);
  if (!folder) throw new EditError(403, `Expected a folder in content/, got ${given}`);
  const paths = editor.files
    .names(folder, '.json')
    .map((name) => contentPath(`content/${folder}/${name}`))
    .filter((path) => path !== null);
  return Promise.all(
    paths.map(async (path) => describe(editor, path, { data: editor.files.read(path)?.toString('utf8') ?? '' })),
  );
}

async function open(editor: Editor, path: string, label?: string) {
  const parsed = textPath(path);
  const body = editor.files.read(parsed);
  if (!body) throw new EditError(404, `${path} is not there.`);
  return describe(editor, parsed, { data: body.toString('utf8'), label });
}

function parseChanges(params: unknown): FileChange[] {
  return changesParam.parse(params).changes.map(({ path, text, base }) => {
    const parsed = requirePath(path);
    if (parsed.folder === 'pictures' && text !== null) throw new EditError(422, 'A picture is uploaded, not changed.');
    return { path: parsed, text, base };
  });
}

function check(editor: Editor, params: unknown): Obstacles {
  const { faults, conflicts } = checkFiles(editor, parseChanges(params));
  return { faults, conflicts };
}

function publish(editor: Editor, params: unknown): SaveResponse {
  const changes = parseChanges(params);
  const faults = publishFiles(editor, changes);
  editor.changed();
  editor.build?.();
  const names = changes.map(({ path }) => `content/${path.file}`);
  const message = names.length === 1 ? `Published ${names[0]}.` : `Published ${names.length} files.`;
  const pages = changes.flatMap(({ path, text }) => (text === null ? [] : entryPages(path, text)));
  return { message, faults, pages, isLive: editor.isLive, isBuilding: editor.build !== null };
}

function media({ files }: Editor, path: string) {
  const parsed = requirePath(path);
  const body = parsed.folder === 'pictures' ? files.read(parsed) : null;
  if (!body) throw new EditError(404, `${path} is not there.`);
  return {
    // The editor sends it back as the base of a change.
    id: gitBlobHash(body),
    path,
    name: parsed.file.replace(/^.*\//, ''),
    content: body.toString('base64'),
    encoding: 'base64',
  };
}

async function saveMedia(editor: Editor, params: unknown): Promise<SavedPicture & { content: string }> {
  const { asset } = assetParam.parse(params);
  const { path, content, isNew, base } = asset;
  const saved = await savePicture(editor.files, { file: path, body: Buffer.from(content, 'base64'), isNew, base });
  return { ...media(editor, saved.path), ...saved };
}

/** Deletes an uploaded picture that nothing uses. Throws if an entry uses it, or if somebody has replaced it. */
function removeUpload(editor: Editor, params: unknown) {
  const { path, base } = uploadParam.parse(params);
  const parsed = requirePath(path);
  if (parsed.folder !== 'pictures') throw new EditError(403, `Expected a picture, got ${path}`);
  if (editor.files.read(parsed)) publishFiles(editor, [{ path: parsed, text: null, base }]);
  return {};
}

type Action = (editor: Editor, params: unknown) => unknown;

export const cmsActions: Record<string, Action> = {
  info: () => ({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' }),
  entriesByFolder: list,
  entriesByFiles: (editor, params) =>
    Promise.all(filesParam.parse(params).files.map(async ({ path, label }) => open(editor, path, label))),
  getEntry: (editor, params) => open(editor, pathParam.parse(params).path),
  versions: ({ history }, params) => history.list(textPath(pathParam.parse(params).path).file),
  versionText: async ({ history }, params) => {
    const { path, id } = versionParam.parse(params);
    return { text: await history.read(textPath(path).file, id) };
  },
  readText: ({ files }, params) => ({
    text: files.read(textPath(pathParam.parse(params).path))?.toString('utf8') ?? null,
  }),
  checkChanges: check,
  publishChanges: publish,
  editing: ({ countOtherWindows }, params) => {
    const { id, path } = windowParam.parse(params);
    return { others: countOtherWindows(id, path) };
  },
  getMedia: (editor) =>
    pictureExtensions
      .flatMap((ending) => editor.files.names('pictures', `.${ending}`))
      .filter((name) => contentPath(`content/pictures/${name}`))
      .map((name) => media(editor, `content/pictures/${name}`)),
  pictureHash: ({ files }, params) => {
    const body = files.read(requirePath(pathParam.parse(params).path));
    return { hash: body && gitBlobHash(body) };
  },
  getMediaFile: (editor, params) => media(editor, pathParam.parse(params).path),
  persistMedia: saveMedia,
  removeUpload,
};
