import { escapeHtml } from '../../../src/domain/escapeHtml';

/** One value each, or the rows of a part that repeats. */
export type MailValues = Record<string, string | readonly Record<string, string>[]>;

// The formatter of the source writes spaces inside the braces.
const fillNames = (html: string, values: MailValues): string =>
  html.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`The mail has no value for ${name}`);
    // A part is filled again with its surroundings, and a value is no template.
    return escapeHtml(value).replaceAll('{', '&#123;');
  });

const partPattern = /<!-- (?<kind>if|each):(?<name>\w+) -->(?<part>[^]*?)<!-- end:\k<name> -->/g;

/**
 * Fills a compiled mail: `{{name}}` with the escaped value, `<!-- if:name -->…<!-- end:name -->` only if there is a value,
 * `<!-- each:name -->…<!-- end:name -->` once for each row. Parts within such parts may repeat, too.
 */
export function fillMail(html: string, values: MailValues): string {
  const parts = html.replace(partPattern, (...found: unknown[]) => {
    const { kind, name, part } = found.at(-1) as Record<'kind' | 'name' | 'part', string>;
    const value = values[name];
    if (kind === 'if') return value === undefined ? '' : fillMail(part, values);
    return Array.isArray(value) ? value.map((row: MailValues) => fillNames(part, row)).join('') : '';
  });
  return fillNames(parts, values);
}
