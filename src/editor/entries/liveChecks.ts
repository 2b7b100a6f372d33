import { formatFault, type ContentFault } from '../../content/files/contentError';
import type { ContentFolder } from '../../content/source/contentFolders';
import { checkEntry, type EditorEntry } from './entryFile';
import { crossEntryFaults, contentListName, type PictureNames, type ParsedEntries } from './entryTexts';

export interface Draft {
  folder: ContentFolder;
  name: string;
  isNew: boolean;
  entry: EditorEntry;
}

export interface Findings {
  ownFaults: ContentFault[];
  elsewhere: ContentFault[];
}

/** Returns a function that checks a draft by the build's rules: first its schema, then against all other entries. */
export function liveChecks({ files, broken }: ParsedEntries, pictures: PictureNames): (draft: Draft) => Findings {
  let existingFaults: Set<string> | null = null;
  const isExisting = (fault: ContentFault) =>
    (existingFaults ??= new Set(crossEntryFaults({ files, broken }, pictures).map(formatFault))).has(
      formatFault(fault),
    );
  return ({ folder, name, isNew, entry }) => {
    const checked = checkEntry(folder, name, entry);
    if ('faults' in checked) return { ownFaults: checked.faults, elsewhere: [] };
    const file = `${folder}/${name}.json`;
    const list = contentListName(folder);
    // The existing entry with the name of a new one stays, so that both are reported as duplicates.
    const others = (files[list] as { file: string }[]).filter((each) => isNew || each.file !== file);
    const changed = { ...files, [list]: [...others, { file, value: checked.value }] };
    const still = new Set([...broken].filter((each) => each !== file));
    const faults = crossEntryFaults({ files: changed, broken: still }, pictures);
    const isOwn = (fault: ContentFault) => fault.file === `content/${file}`;
    return {
      ownFaults: faults.filter(isOwn),
      elsewhere: faults.filter((fault) => !isOwn(fault) && !isExisting(fault)),
    };
  };
}

/** 'variants[0].thcGrams' → ['variants', '0', 'thcGrams']. */
export const parseFieldPath = (field: string): string[] => field.split(/[.[\]]+/).filter(Boolean);

const valueAt = (entry: EditorEntry, field: string): unknown =>
  parseFieldPath(field).reduce<unknown>(
    (current, part) => (current as Record<string, unknown> | null | undefined)?.[part],
    entry,
  );

export function isUnfilled(entry: EditorEntry, field: string): boolean {
  const value = valueAt(entry, field);
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank));

/** Also true for a list, which may need more items, and for an object without any value. */
export function isUnfinished(entry: EditorEntry, field: string): boolean {
  const value = valueAt(entry, field);
  return isBlank(value) || (Array.isArray(value) && field !== '');
}
