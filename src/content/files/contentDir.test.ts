import { expect, test } from 'vitest';
import { contentDir } from './contentDir';

test.each([
  [undefined, '/shop/content'],
  ['', '/shop/content'],
  ['other', '/shop/other'],
  ['../shared/content', '/shared/content'],
  ['/srv/content', '/srv/content'],
])('CONTENT_DIR=%s is the folder %s', (CONTENT_DIR, folder) => {
  const env = { NODE_ENV: 'test', ...(CONTENT_DIR !== undefined && { CONTENT_DIR }) } as const;
  expect(contentDir('/shop', env)).toBe(folder);
});
