import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailHtml } from '../../../netlify/services/messages/mail/mailHtml';
import { compiledMail, isUpToDate } from './compileMail';

test('the compiled mail matches its source', () => {
  const compiled = readFileSync(compiledMail, 'utf8');
  expect(isUpToDate(compiled)).toBe(true);
  expect(isUpToDate(compiled.replace('<body', '<body id="edited"'))).toBe(false);
  expect(isUpToDate(compiled.replace(/\([0-9a-f]{16}\)/, '(0000000000000000)'))).toBe(false);
});

test('a mail loads nothing from elsewhere, and has no script', () => {
  const addresses = mailHtml.match(/(https?:)?\/\/[^\s"')]+/g) ?? [];
  expect(addresses.filter((each) => each !== 'http://www.w3.org/1999/xhtml')).toEqual([]);
  expect(mailHtml).not.toMatch(/<script|<link|@import|url\(/);
  expect(mailHtml.match(/ src="[^"]*"/g)).toEqual([' src="cid:mark"']);
});
