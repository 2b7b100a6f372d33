import { contentFolders, type ContentFolder } from '../../content/source/contentFolders';
import type { ContentFiles } from '../../content/source/contentFiles';
import { checkContent } from '../../content/source/checkContent';
import { checkPhotos } from '../../content/source/checkPhotos';
import type { ContentFault } from '../../content/files/contentError';
import { readFileText } from '../../content/source/readFileText';

/** Texts by path below content/: 'products/battery.json'. */
export type EntryTexts = Record<string, string>;

export function parseEntryPath(file: string): { folder: ContentFolder; name: string } {
  const [folder, name] = file.replace(/\.json$/, '').split('/') as [ContentFolder, string];
  return { folder, name };
}

/** Legal pages are in the list of pages. */
export const contentListName = (folder: ContentFolder): keyof ContentFiles => (folder === 'legal' ? 'pages' : folder);

/** Returns no fields for invalid JSON. */
export function parseFields(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export interface PictureNames {
  all: readonly string[];
  photos: readonly string[];
  /** The address of each published picture's smallest file, by name. */
  thumbnails?: Readonly<Record<string, string>>;
}

/** Returns the name of the picture that stands for an entry in lists: a product's first one, or a photo itself. */
export function entryPicture(file: string, text: string): string | null {
  const { folder, name } = parseEntryPath(file);
  if (folder === 'photos') return name;
  const { picture, pictures } = parseFields(text);
  const first: unknown = picture ?? (Array.isArray(pictures) ? pictures[0] : null);
  return typeof first === 'string' && first ? first : null;
}

/** The valid entries, and the files with faults. */
export interface ParsedEntries {
  files: ContentFiles;
  broken: ReadonlySet<string>;
  faults: ContentFault[];
}

/** Yields between steps, so that callers can stay responsive. */
export function* parseEntries(texts: EntryTexts, now: Date): Generator<undefined, ParsedEntries> {
  const files = Object.fromEntries(
    Object.keys(contentFolders).map((folder) => [contentListName(folder as ContentFolder), []]),
  ) as unknown as Record<keyof ContentFiles, { file: string; value: unknown }[]>;
  const broken = new Set<string>();
  const faults: ContentFault[] = [];
  for (const [file, text] of Object.entries(texts)) {
    const read = readFileText(file, text, now);
    if ('value' in read) files[contentListName(parseEntryPath(file).folder)].push({ file, value: read.value });
    else {
      broken.add(file);
      faults.push(...read.faults);
    }
    yield;
  }
  return { files: files as unknown as ContentFiles, broken, faults };
}

/** Checks valid entries against each other by the rules of the build. */
export function crossEntryFaults(
  { files, broken }: Pick<ParsedEntries, 'files' | 'broken'>,
  names: PictureNames,
): ContentFault[] {
  const pictures = new Set(names.all);
  return [
    ...checkContent(files, pictures, broken),
    ...checkPhotos(files, { uploaded: new Set(names.photos), pictures, broken }),
  ];
}
