import { expect, test } from 'vitest';
import { accountDataFileName } from './accountDataFile';

test.each([
  ['Lumapod', 'lumapod-data.json'],
  ['Été Noir', 'ete-noir-data.json'],
  ['  A & B  ', 'a-b-data.json'],
  ['"; filename="x.exe\r\nSet-Cookie: a=b', 'filename-x-exe-set-cookie-a-b-data.json'],
  ['../../etc', 'etc-data.json'],
  ['灯', 'account-data.json'],
  ['', 'account-data.json'],
])('brand %j downloads as %s', (brand, file) => {
  expect(accountDataFileName(brand)).toBe(file);
});
