import { escapeHtml } from '../../../../src/domain/text/escapeHtml';
import { mailHtml } from './mailHtml';

type MailValues = Record<string, string | readonly Record<string, string>[]>;

// The template's formatter adds spaces inside the braces.
const fillNames = (html: string, values: MailValues): string =>
  html.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`The mail has no value for ${name}`);
    // Sections are filled again as part of the whole, so values must not contain braces.
    return escapeHtml(value).replaceAll('{', '&#123;');
  });

const partPattern = /<!-- (?<kind>if|each):(?<name>\w+) -->(?<part>[^]*?)<!-- end:\k<name> -->/g;

/** Supports `{{name}}`, `<!-- if:name -->…<!-- end:name -->` and `<!-- each:name -->…<!-- end:name -->`. */
function fill(html: string, values: MailValues): string {
  const parts = html.replace(partPattern, (...match: unknown[]) => {
    const { kind, name, part } = match.at(-1) as Record<'kind' | 'name' | 'part', string>;
    const value = values[name];
    if (kind === 'if') return value === undefined ? '' : fill(part, values);
    return Array.isArray(value) ? value.map((row: MailValues) => fillNames(part, row)).join('') : '';
  });
  return fillNames(parts, values);
}

/** The HTML of any mail. Parts without a value are left out. */
export const fillMail = (values: MailValues): string => fill(mailHtml, values);
