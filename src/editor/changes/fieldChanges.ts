import { dequal } from 'dequal/lite';
import { formatCount } from '../../domain/text/formatCount';
import { JsonSyntaxError, parseJsonTree } from '../../content/files/jsonTree';
import { formLocation } from '../forms/labels';

export interface FieldChange {
  /** 'Size 1 · THC, in grams'. */
  label: string;
  before: string | null;
  after: string | null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);

/** In characters. A summary of several fields is cut; one text never is, since its end may be what changed. */
const maxLength = 160;
const short = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

function formatValue(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPlainList(value)) return value.length ? value.map(String).join(', ') : null;
  if (Array.isArray(value)) return formatCount(value.length, 'part');
  if (isFields(value)) {
    const parts = Object.values(value)
      .map(formatValue)
      .filter((part) => part !== null);
    return parts.length ? short(parts.join(' · ')) : null;
  }
  return String(value as string | number);
}

interface FieldLocation {
  folder: string;
  /** 'variants[0].thcGrams'. */
  field: string;
}

function differences(before: unknown, after: unknown, { folder, field }: FieldLocation): FieldChange[] {
  if (dequal(before, after)) return [];
  if (isFields(before) && isFields(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], { folder, field: field ? `${field}.${key}` : key }),
    );
  if (Array.isArray(before) && Array.isArray(after) && !(isPlainList(before) && isPlainList(after)))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      differences(before[index], after[index], { folder, field: `${field}[${index}]` }),
    ).flat();
  return [{ label: formLocation(folder, field), before: formatValue(before), after: formatValue(after) }];
}

function parsed(text: string): unknown {
  try {
    return parseJsonTree(text).value;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return {};
    throw error;
  }
}

/** `path` is a content file such as 'content/products/battery.json'. */
export function fieldChanges(path: string, before: string, after: string): FieldChange[] {
  return differences(parsed(before), parsed(after), { folder: path.split('/')[1] ?? '', field: '' });
}
