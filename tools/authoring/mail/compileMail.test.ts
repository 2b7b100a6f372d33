import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { orderMailHtml } from '../../../netlify/services/notices/orderUpdates/orderMailHtml';
import { shortMailHtml } from '../../../netlify/services/notices/shortMailHtml';
import { compiledMails, compileMail } from './compileMail';

test.each(['orderMail', 'shortMail'] as const)('the compiled %s matches its source', async (name) => {
  expect(await compileMail(name)).toBe(readFileSync(compiledMails[name], 'utf8'));
});

test.each([orderMailHtml, shortMailHtml])('a mail loads nothing from elsewhere, and has no script', (html) => {
  const addresses = html.match(/(https?:)?\/\/[^\s"')]+/g) ?? [];
  expect(addresses.filter((each) => each !== 'http://www.w3.org/1999/xhtml')).toEqual([]);
  expect(html).not.toMatch(/<script|<img|<link|@import|url\(/);
});
