import type { core, ZodType } from 'zod';
import { findTextFaults } from '../../domain/text/textFaults';
import { readNumber, type NumberKind } from '../../domain/text/typedNumber';
import { contentFolders, matchingSchema, type ContentFolder } from './contentFolders';
import type { ContentFault } from '../files/contentError';
import { fieldNumber } from './fieldNumber';
import { formatFaultMessage } from './formatFaultMessage';
import { mostSimilarWord } from './mostSimilarWord';
import { resolveDates } from './schedule/resolveDates';
import { schemaShape, type FieldShape } from './schemaShape';

type Path = readonly PropertyKey[];

/** ['variants', 0, 'title'] → 'variants[0].title'. */
const formatField = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((current, part) => (current as Record<PropertyKey, unknown> | null | undefined)?.[part], value);

const shapeAt = (shape: FieldShape | undefined, path: Path): FieldShape | undefined =>
  path.reduce<FieldShape | undefined>(
    (current, part) => (typeof part === 'number' ? current?.item : current?.fields?.[String(part)]),
    shape,
  );

/** The issues of the only member with the value's fields help more than "no member matches". */
function closestMember({ errors, path }: core.$ZodIssueInvalidUnion): core.$ZodIssue[] | null {
  const fitting = errors.filter((issues) =>
    issues.every((issue) => issue.code !== 'unrecognized_keys' && issue.path.length > 1),
  );
  return fitting.length === 1 ? fitting[0]!.map((issue) => ({ ...issue, path: [...path, ...issue.path] })) : null;
}

/** A form keeps a number that it cannot read as text, so that the field can say what is wrong with it. */
function numberMessage(text: string | undefined, kind: NumberKind): string {
  if (text === undefined) return `expected ${kind.expected}, but the field is missing`;
  const read = readNumber(text, kind);
  const reason = 'reason' in read ? `, which ${read.reason}` : '';
  return `expected ${kind.expected}, got the text "${text.slice(0, 60)}"${reason}`;
}

interface Source {
  folder: ContentFolder;
  value: unknown;
  report: (path: Path, message: string) => void;
}

function reportIssue(issue: core.$ZodIssue, source: Source): void {
  const { folder, value, report } = source;
  if (issue.code === 'unrecognized_keys') {
    const shape = contentFolders[folder] === matchingSchema(folder, value) ? schemaShape(contentFolders[folder]) : null;
    const fieldNames = Object.keys(
      shapeAt(shape ?? schemaShape(matchingSchema(folder, value)), issue.path)?.fields ?? {},
    );
    for (const key of issue.keys) {
      const guess = mostSimilarWord(key, fieldNames);
      report([...issue.path, key], `expected no such field here${guess ? `; did you mean ${guess}?` : ''}`);
    }
    return;
  }
  const memberIssues = issue.code === 'invalid_union' ? closestMember(issue) : null;
  if (memberIssues) return memberIssues.forEach((inner) => reportIssue(inner, source));
  const input = valueAt(value, issue.path);
  const field = shapeAt(schemaShape(matchingSchema(folder, value)), issue.path);
  if ((typeof input === 'string' || input === undefined) && field?.kind === 'number')
    return report(issue.path, numberMessage(input, fieldNumber(String(issue.path.at(-1)), field)));
  const options = issue.code === 'invalid_value' && typeof input === 'string' ? issue.values.map(String) : [];
  const guess = mostSimilarWord(String(input), options);
  report(issue.path, formatFaultMessage(issue, input) + (guess ? `; did you mean ${guess}?` : ''));
}

/** Validates a file and makes its relative dates absolute, which no other function does. */
export function validateFile(file: string, given: unknown, now: Date): { value: unknown } | { faults: ContentFault[] } {
  const folder = file.split('/', 1)[0] as ContentFolder;
  const schema: ZodType = matchingSchema(folder, given);
  const value = folder === 'batches' ? given : resolveDates(given, schemaShape(schema), now);
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? [] : parsed.error.issues;
  const textFaults = findTextFaults(value);
  if (parsed.success && !textFaults.length) return { value: parsed.data };
  const faults: ContentFault[] = [];
  const report: Source['report'] = (path, message) =>
    faults.push({ file: `content/${file}`, field: formatField(path), message });
  for (const { path, message } of textFaults) report(path, message);
  for (const issue of issues) reportIssue(issue, { folder, value, report });
  return { faults };
}
