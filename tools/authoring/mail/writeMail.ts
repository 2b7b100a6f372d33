import { writeFileSync } from 'node:fs';
import { compiledMails, compileMail, type MailName } from './compileMail';

/** Runs as `npm run author:mail`. Functions start faster with compiled mails than with a mail library. */
async function writeMails(): Promise<void> {
  for (const [name, target] of Object.entries(compiledMails))
    writeFileSync(target, await compileMail(name as MailName));
}

void writeMails();
