import mjml2html from 'mjml';
import { readFileSync } from 'node:fs';

/** Loading a font from another server would reveal that a mail was opened. */
const options = { validationLevel: 'strict', fonts: {}, keepComments: true, ignoreIncludes: false } as const;

/** Makes mails a third smaller. */
const withoutIndentation = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    // Joins tags, and texts of an element, that were broken into lines.
    .replace(/([^>])\n/g, '$1 ');

export type MailName = 'orderMail' | 'shortMail';

/** Functions import one module per mail. */
export const compiledMails: Record<MailName, string> = {
  orderMail: 'netlify/services/notices/orderUpdates/orderMailHtml.ts',
  shortMail: 'netlify/services/notices/shortMailHtml.ts',
};

const sourceOf = (name: MailName): string => `tools/authoring/mail/${name}.mjml`;

/** The compiled mail has placeholders, which `fillMail` replaces. */
export async function compileMail(name: MailName): Promise<string> {
  const { html } = await mjml2html(readFileSync(sourceOf(name), 'utf8'), { ...options, filePath: sourceOf(name) });
  const text = withoutIndentation(html).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** Compiled from ${sourceOf(name)} by \`npm run author:mail\`. Edit that file instead. */\nexport const ${name}Html = \`${text}\`;\n`;
}
