import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const mailSource = 'tools/authoring/mail/mail.mjml';
export const compiledMail = 'netlify/services/messages/mail/mailHtml.ts';

export const markSource = 'static/icons/icon-192.png';
export const compiledMark = 'netlify/platform/messages/mailMark.ts';

export const markModule = (png: Buffer): string =>
  `/** The brand's mark as PNG in base64, made from ${markSource} by \`npm run author:mail\`. */\nexport const mailMark =\n  '${png.toString('base64')}';\n`;

/** Makes emails a third smaller. */
const withoutIndentation = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    // Joins the lines of tags and texts that are broken into several lines.
    .replace(/([^>])\n/g, '$1 ');

/** Changes with the mail's source and with its compiled text, so that a test needs no compiler to compare them. */
const checksum = (text: string): string =>
  createHash('sha256').update(readFileSync(mailSource)).update('\0').update(text).digest('hex').slice(0, 16);

const moduleText = (text: string): string =>
  `/** Compiled from ${mailSource} by \`npm run author:mail\` (${checksum(text)}). Edit that file instead. */\nexport const mailHtml = \`${text}\`;\n`;

/** The compiled mail has placeholders, which `fillMail` replaces. */
export const compiledModule = (html: string): string =>
  moduleText(withoutIndentation(html).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'));

/** False if the source or the module was edited after it was compiled. */
export function isUpToDate(compiled: string): boolean {
  const [, text] = /^export const \w+ = `(.*)`;$/ms.exec(compiled) ?? [];
  return text !== undefined && compiled === moduleText(text);
}
