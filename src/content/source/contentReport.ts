import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readInContent } from '../files/contentDisk';
import { ContentError, formatFault, type ContentFault } from '../files/contentError';
import { JsonSyntaxError, lineOfField } from '../files/jsonTree';
import { pictureNames } from '../pictures/pictures';
import { inspectContent } from './readContent';

/** Adds the line number: 'content/products/battery.json:12'. */
function withLine(root: string, fault: ContentFault): ContentFault {
  const text = fault.field ? readInContent(root, fault.file.replace(/^content\//, '')) : null;
  if (!text) return fault;
  try {
    return { ...fault, file: `${fault.file}:${lineOfField(text.toString('utf8'), fault.field)}` };
  } catch (error) {
    if (error instanceof JsonSyntaxError) return fault;
    throw error;
  }
}

const formatCount = (count: number, one: string, many: string) => `${count || 'no'} ${count === 1 ? one : many}`;

export interface ContentReport {
  isRight: boolean;
  lines: string[];
}

function reportOf(root: string, now: Date): ContentReport {
  const start = performance.now();
  const drawings = join(root, 'pictures');
  const { files, faults, notes, lapsing } = inspectContent(root, new Set(pictureNames(drawings)), { now });
  const fileCount = Object.values(files).reduce((sum, each) => sum + each.length, 0);
  const broken = new Set(faults.map(({ file }) => file)).size;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const summary = `${formatCount(files.products.length, 'product', 'products')} and ${formatCount(fileCount - files.products.length, 'other file', 'other files')} read in ${seconds} s`;
  const list = (title: string, all: ContentFault[]) =>
    all.length ? [title, ...all.map((fault) => formatFault(withLine(root, fault))), ''] : [];
  return {
    isRight: faults.length === 0,
    lines: [
      ...list(`${formatCount(lapsing.length, 'date', 'dates')} in the next 30 days (the build still passes):`, lapsing),
      ...list(`${formatCount(notes.length, 'note', 'notes')} (the build still passes):`, notes),
      ...list(`${formatCount(faults.length, 'fault', 'faults')} in ${formatCount(broken, 'file', 'files')}:`, faults),
      `${summary}: ${formatCount(faults.length, 'fault', 'faults')}.`,
    ],
  };
}

export function contentReport(root: string, now: Date): ContentReport {
  if (!existsSync(root)) return { isRight: false, lines: [`Expected the content folder at ${root}, found none.`] };
  try {
    return reportOf(root, now);
  } catch (error) {
    // Thrown if a folder is a link that leads out of the content folder.
    if (error instanceof ContentError) return { isRight: false, lines: error.message.split('\n') };
    throw error;
  }
}
