import mjml2html from 'mjml';
import { readFileSync, writeFileSync } from 'node:fs';
import { compiledMails, compiledModule, mailSource, type MailName } from './compileMail';

/** Loading a font from another server would reveal that a mail was opened. */
const options = { validationLevel: 'strict', fonts: {}, keepComments: true, ignoreIncludes: false } as const;

/** Runs as `npm run author:mail`. Functions start faster with compiled mails than with a mail library. */
async function writeMails(): Promise<void> {
  for (const name of Object.keys(compiledMails) as MailName[]) {
    const filePath = mailSource(name);
    const { html } = await mjml2html(readFileSync(filePath, 'utf8'), { ...options, filePath });
    writeFileSync(compiledMails[name], compiledModule(name, html));
  }
}

void writeMails();
