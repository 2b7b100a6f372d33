import mjml2html from 'mjml';
import { readFileSync } from 'node:fs';

/** Fonts are never loaded from elsewhere: opening a mail must not tell anybody. */
const options = { validationLevel: 'strict', fonts: {}, keepComments: true, ignoreIncludes: false } as const;

/** Indentation and broken lines are only for people; without them a mail is a third smaller. */
const withoutIndentation = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
    // A tag that was broken into lines, or the text of one element.
    .replace(/([^>])\n/g, '$1 ');

export type MailName = 'orderMail' | 'shortMail';

/** The module of each mail that the functions fill. */
export const compiledMails: Record<MailName, string> = {
  orderMail: 'netlify/services/notices/orderUpdates/orderMailHtml.ts',
  shortMail: 'netlify/services/notices/shortMailHtml.ts',
};

const sourceOf = (name: MailName): string => `tools/authoring/mail/${name}.mjml`;

/** The module that holds a compiled mail as text with placeholders, which `fillMail` fills. */
export async function compileMail(name: MailName): Promise<string> {
  const { html } = await mjml2html(readFileSync(sourceOf(name), 'utf8'), { ...options, filePath: sourceOf(name) });
  const text = withoutIndentation(html).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** Compiled from ${sourceOf(name)} by \`npm run author:mail\`. Edit that file instead. */\nexport const ${name}Html = \`${text}\`;\n`;
}
