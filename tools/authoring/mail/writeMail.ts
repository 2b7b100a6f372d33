import mjml2html from 'mjml';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { compiledMail, compiledMark, compiledModule, mailSource, markModule, markSource } from './compileMail';

/** Twice the size at which mails show it. */
const markSize = 72;

/** Loading a font from another server would reveal that a mail was opened. */
const options = { validationLevel: 'strict', fonts: {}, keepComments: true } as const;

/** Runs as `npm run author:mail`. Functions start faster with a compiled mail than with a mail library. */
async function writeMail(): Promise<void> {
  const { html } = await mjml2html(readFileSync(mailSource, 'utf8'), options);
  writeFileSync(compiledMail, compiledModule(html));
  const mark = await sharp(markSource)
    .resize(markSize)
    .png({ palette: true, colors: 16, dither: 0, effort: 10 })
    .toBuffer();
  writeFileSync(compiledMark, markModule(mark));
}

void writeMail();
