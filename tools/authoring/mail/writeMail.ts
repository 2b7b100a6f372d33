import { writeFileSync } from 'node:fs';
import { compiledMails, compileMail, type MailName } from './compileMail';

/** `npm run author:mail`: compiles the mails. Functions then need no mail library, and start no slower. */
async function writeMails(): Promise<void> {
  for (const [name, target] of Object.entries(compiledMails))
    writeFileSync(target, await compileMail(name as MailName));
}

void writeMails();
