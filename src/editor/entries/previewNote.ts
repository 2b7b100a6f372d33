import { dequal } from 'dequal/lite';
import type { LocaleId } from '../../domain/region/locales';
import { whyUnseen } from '../forms/unseenFields';

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the fields that differ, without indexes, such as 'pods.variants.id'. `path` is the collection at first. */
export function changedFields(path: string, before: unknown, after: unknown): string[] {
  if (dequal(before, after)) return [];
  if (!isGroup(before) && !isGroup(after)) return [path];
  const [old, now] = [before, after].map((each) => (isGroup(each) ? each : {}));
  return Object.keys({ ...old, ...now })
    .filter((key) => !key.startsWith('$'))
    .flatMap((key) => changedFields(/^\d+$/.test(key) ? path : `${path}.${key}`, old![key], now![key]));
}

/** Where texts of one language only are shown. */
const localesByEnding: [ending: string, locales: readonly LocaleId[], note: string][] = [
  ['.fr', ['fr-CA'], 'This is the French text. To see it, choose “Canada, French” above.'],
  ['.enCa', ['en-CA'], 'This text is for Canada. To see it, choose “Canada, English” above.'],
  ['.en', ['en-US', 'en-CA'], 'This is the English text. To see it, choose a site in English above.'],
];

/** Says why the preview of a locale doesn't show what was changed last. Null if it does. */
export function previewNote(fields: readonly string[], localeId: LocaleId): string | null {
  const notes = fields.map((field) => {
    const other = localesByEnding.find(([ending, shown]) => field.endsWith(ending) && !shown.includes(localeId));
    return whyUnseen(field) ?? other?.[2] ?? null;
  });
  return notes.includes(null) ? null : (notes[0] ?? null);
}
