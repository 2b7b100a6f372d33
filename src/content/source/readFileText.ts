import type { ContentFault } from '../files/contentError';
import { JsonSyntaxError, lineAndColumn, parseJson } from '../files/jsonTree';
import { validateFile } from './validateFile';

/** Some editors write a byte order mark, which JSON.parse does not accept. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Validates against the schema of the file's folder. `file` is a path such as 'products/battery.json'. */
export function readFileText(file: string, text: string, now: Date): { value: unknown } | { faults: ContentFault[] } {
  const json = withoutMark(text);
  try {
    return validateFile(file, parseJson(json), now);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { line, column } = lineAndColumn(json, error.offset);
    const message = `expected JSON: line ${line}, column ${column}: ${error.message}`;
    return { faults: [{ file: `content/${file}`, field: '', message }] };
  }
}
