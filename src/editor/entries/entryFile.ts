import { contentFolders, matchingSchema, type ContentFolder } from '../../content/source/contentFolders';
import type { ContentFault } from '../../content/files/contentError';
import { JsonSyntaxError, parseJsonTree } from '../../content/files/jsonTree';
import { validateFile } from '../../content/source/validateFile';
import { schemaShape, type FieldShape } from '../../content/source/schemaShape';
import { normalizeEntry } from './normalizeEntry';
import { writeJson } from './writeJson';

/** A file's fields, and the text from which they were read. */
export type EditorEntry = Record<string, unknown> & { $source?: string };

const shapeFor = (folder: ContentFolder, value: unknown): FieldShape | null => {
  const schema = matchingSchema(folder, value);
  // Products are a union. A product that matches no member has no shape.
  return schema === contentFolders[folder] && folder === 'products' ? null : schemaShape(schema);
};

function parsed(text: string): Record<string, unknown> | null {
  try {
    const { value } = parseJsonTree(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return null;
    throw error;
  }
}

/** Returns no fields for invalid JSON. */
export const readEntry = (text: string): EditorEntry => ({ ...parsed(text), $source: text });

function normalizeFields(
  folder: ContentFolder,
  { $source, ...entry }: EditorEntry,
): { value: unknown; source: string } {
  // Other fields with a $ are list values, which are never saved.
  const fields = Object.fromEntries(Object.entries(entry).filter(([name]) => !name.startsWith('$')));
  const old = $source ? parsed($source) : null;
  const shape = shapeFor(folder, fields);
  return { value: shape ? normalizeEntry(fields, shape, old ?? undefined) : fields, source: old ? $source! : '' };
}

/** Preserves the formatting of unchanged fields. */
export function writeEntry(folder: ContentFolder, entry: EditorEntry): string {
  const { value, source } = normalizeFields(folder, entry);
  return writeJson(value, source);
}

/** Returns the entry with its schema's defaults, or its faults. */
export const checkEntry = (
  folder: ContentFolder,
  name: string,
  entry: EditorEntry,
): { value: unknown } | { faults: ContentFault[] } =>
  validateFile(`${folder}/${name}.json`, normalizeFields(folder, entry).value, new Date());

export function entryFaults(folder: ContentFolder, name: string, entry: EditorEntry): ContentFault[] {
  const checked = checkEntry(folder, name, entry);
  return 'faults' in checked ? checked.faults : [];
}
