import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export type MailName = 'orderMail' | 'shortMail';

/** Functions import one module per mail. */
export const compiledMails: Record<MailName, string> = {
  orderMail: 'netlify/services/orders/updates/orderMailHtml.ts',
  shortMail: 'netlify/services/messages/mail/shortMailHtml.ts',
};

export const mailSource = (name: MailName): string => `tools/authoring/mail/${name}.mjml`;
const sharedSource = 'tools/authoring/mail/mailHead.mjml';

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
const checksum = (name: MailName, text: string): string => {
  const hash = createHash('sha256');
  for (const part of [readFileSync(mailSource(name)), readFileSync(sharedSource), text]) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
};

const moduleText = (name: MailName, text: string): string =>
  `/** Compiled from ${mailSource(name)} by \`npm run author:mail\` (${checksum(name, text)}). Edit that file instead. */\nexport const ${name}Html = \`${text}\`;\n`;

/** The compiled mail has placeholders, which `fillMail` replaces. */
export const compiledModule = (name: MailName, html: string): string =>
  moduleText(name, withoutIndentation(html).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${'));

/** False if the source or the module was edited after it was compiled. */
export function isUpToDate(name: MailName, compiled: string): boolean {
  const [, text] = /^export const \w+ = `(.*)`;$/ms.exec(compiled) ?? [];
  return text !== undefined && compiled === moduleText(name, text);
}
