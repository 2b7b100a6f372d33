import { format } from 'prettier';
import { faultLine } from '../../../src/content/source/contentError';
import { schemaOf, type ContentFolder } from '../../../src/content/source/contentFolders';
import { mapDates } from '../../../src/content/source/resolveDates';
import { validateFile } from '../../../src/content/source/schemaFaults';
import { shapeOf } from '../../../src/content/source/schemaShape';
import { toRelativeDate } from '../../../src/domain/site/relativeDate';
import { authoringDate } from './calendar';
import type { Catalogue } from './catalogue';

interface Plan<T> {
  folder: ContentFolder;
  name: (value: T) => string;
  values: readonly T[];
}

/** Dates become relative to the build, so that the demo never expires. Those that already are stay. */
const toRelative = (date: string): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? toRelativeDate(date, authoringDate) : null;

function filesOf<T>({ folder, name, values }: Plan<T>): [string, unknown][] {
  return values.map((value) => {
    const file = `${folder}/${name(value)}.json`;
    const checked = validateFile(file, value, new Date(authoringDate));
    if ('faults' in checked) throw new Error(checked.faults.map(faultLine).join('\n'));
    return [file, mapDates(value, shapeOf(schemaOf(folder, value)), toRelative)];
  });
}

/** The content of each file by its path below content/, validated against the schemas. */
export function catalogueFiles({ brands, products, batches, stores }: Catalogue): Map<string, unknown> {
  const files = [
    ...filesOf({ folder: 'brands', name: ({ slug }) => slug, values: brands }),
    ...filesOf({ folder: 'products', name: ({ slug }) => slug, values: products }),
    ...filesOf({ folder: 'batches', name: ({ batchId }) => batchId, values: batches }),
    ...filesOf({ folder: 'stores', name: ({ id }) => id, values: stores }),
  ];
  const byPath = new Map(files);
  if (byPath.size !== files.length)
    throw new Error(`catalogueFiles.ts: expected ${files.length} different files, got ${byPath.size}`);
  return byPath;
}

/** Formatted as Prettier would, so that formatting the project changes nothing. */
export const jsonText = (value: unknown): Promise<string> =>
  format(JSON.stringify(value), { parser: 'json', printWidth: 120 });
