import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderMailHtml } from '../../../netlify/services/orders/updates/orderMailHtml';
import { shortMailHtml } from '../../../netlify/services/messages/mail/shortMailHtml';
import { compiledMails, isUpToDate } from './compileMail';

test.each(['orderMail', 'shortMail'] as const)('the compiled %s matches its source', (name) => {
  const compiled = readFileSync(compiledMails[name], 'utf8');
  expect(isUpToDate(name, compiled)).toBe(true);
  expect(isUpToDate(name, compiled.replace('<body', '<body id="edited"'))).toBe(false);
  expect(isUpToDate(name, compiled.replace(/\([0-9a-f]{16}\)/, '(0000000000000000)'))).toBe(false);
});

test.each([orderMailHtml, shortMailHtml])('a mail loads nothing from elsewhere, and has no script', (html) => {
  const addresses = html.match(/(https?:)?\/\/[^\s"')]+/g) ?? [];
  expect(addresses.filter((each) => each !== 'http://www.w3.org/1999/xhtml')).toEqual([]);
  expect(html).not.toMatch(/<script|<img|<link|@import|url\(/);
});
