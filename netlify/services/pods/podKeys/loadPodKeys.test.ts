import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp, testSettings } from '../../../../tests/fixtures/testApp';
import { podKeys } from '../../../database/podTables';
import { loadPodKeys } from './loadPodKeys';
import { hashPodKey, unsealPodKey } from './podKeySecrets';

const catalogueBatches = new Map([
  ['pod-a', ['b1', 'b2']],
  ['pod-b', ['b3']],
]);
const shop = await setUpTestApp();
beforeEach(() => shop.reset());

const load = (...lines: string[]) =>
  loadPodKeys(shop.context.database, {
    text: lines.join('\n'),
    catalogue: catalogueBatches,
    secrets: shop.context.settings,
  });
const stored = async () => {
  const rows = await shop.context.database.select().from(podKeys);
  return rows
    .map((row) => ({ ...row, key: unsealPodKey(shop.context.settings, row.sealedKey) }))
    .toSorted((a, b) => a.key.localeCompare(b.key));
};
const head = 'key,batchId,variantId';

test('D-24 loads the keys of the list, each for its batch and variant', async () => {
  expect(await load(head, 'ABCDEFGH,b1,pod-a', 'ZYXWVUTS,b3,pod-b', '')).toEqual({ added: 2, alreadyStored: 0 });
  expect(await stored()).toMatchObject([
    { key: 'ABCDEFGH', batchId: 'b1', productVariantId: 'pod-a', unlockedBy: null },
    { key: 'ZYXWVUTS', batchId: 'b3', productVariantId: 'pod-b', unlockedBy: null },
  ]);
});

test('D-24 the letters of a key are not stored in the database', async () => {
  await load(head, 'ABCDEFGH,b1,pod-a');
  const [row] = await shop.context.database.select().from(podKeys);
  expect(JSON.stringify(row)).not.toMatch(/ABCDEFGH/i);
  expect(row!.keyHash).toBe(hashPodKey(shop.context.settings, 'ABCDEFGH'));
});

test.each<Record<string, string>>([{ CODE_PEPPER: 'another pepper '.repeat(3) }, { ID_IMAGE_KEY: '1e'.repeat(32) }])(
  'D-24 refuses to load a list with other secrets than the existing keys: %j',
  async (env) => {
    await load(head, 'ABCDEFGH,b1,pod-a');
    const list = { text: `${head}\nABCDEFGI,b1,pod-a`, catalogue: catalogueBatches, secrets: testSettings(env) };
    await expect(loadPodKeys(shop.context.database, list)).rejects.toThrow(/^CODE_PEPPER, ID_IMAGE_KEY: expected/);
    expect(await stored()).toHaveLength(1);
  },
);

test('D-24 accepts a byte order mark, CRLF, quotes and any order of columns', async () => {
  await load('\uFEFF"variantId","key","batchId"\r', '"pod-a","ABCDEFGH","b2"\r', '\r');
  expect(await stored()).toMatchObject([{ key: 'ABCDEFGH', batchId: 'b2', productVariantId: 'pod-a' }]);
});

test.each([
  ['semicolons', ['key;batchId;variantId', 'ABCDEFGH;b2;pod-a']],
  ['tabs', ['key\tbatchId\tvariantId', 'ABCDEFGH\tb2\tpod-a']],
  ['Excel’s hint', ['\uFEFFsep=;\r', 'key;batchId;variantId\r', 'ABCDEFGH;b2;pod-a\r']],
  ['Excel’s hint in quotes', ['"sep=,"', '"key","batchId","variantId"', '"ABCDEFGH","b2","pod-a"']],
])('D-24 accepts %s, as spreadsheets write them', async (_, lines) => {
  await load(...lines);
  expect(await stored()).toMatchObject([{ key: 'ABCDEFGH', batchId: 'b2', productVariantId: 'pod-a' }]);
});

test('D-24 names lines by their numbers in the file, after Excel’s hint too', async () => {
  await expect(load('sep=,', head, 'ABCDEFGH,b1,pod-a', 'short,b1,pod-a')).rejects.toThrow(/^ {2}line 4: key/m);
  await expect(load('sep=;', head)).rejects.toThrow('line 2: expected the columns key,batchId,variantId');
});

test('D-24 a list can be loaded again: existing keys stay, unlocked or not', async () => {
  await load(head, 'ABCDEFGH,b1,pod-a');
  const { userId } = await shop.signedIn();
  await shop.context.database.update(podKeys).set({ unlockedBy: userId, unlockedAt: new Date() });
  expect(await load(head, 'ABCDEFGH,b1,pod-a', 'ABCDEFGI,b1,pod-a')).toEqual({ added: 1, alreadyStored: 1 });
  expect((await stored()).map(({ unlockedBy }) => unlockedBy)).toEqual([userId, null]);
});

test('D-24 names every invalid line and loads nothing, not even the valid ones', async () => {
  await load(head, 'LOADEDAA,b1,pod-a');
  const error = await load(
    head,
    'ABCDEFGH,b1,pod-a',
    'abcdefgh,b1,pod-a',
    'ABCDEFG1,b3,pod-a',
    'ABCDEFGI,b1',
    'ABCDEFGJ,b1,pod-z',
    'ABCDEFGH,b2,pod-a',
    'LOADEDAA,b3,pod-b',
  ).catch((reason: Error) => reason);
  expect((error as Error).message).toBe(
    [
      'Nothing was loaded. These lines are invalid:',
      '  line 3: key: expected 8 letters A to Z',
      '  line 4: key: expected 8 letters A to Z',
      '  line 4: batchId: "b3" is not a batch of pod-a',
      '  line 5: expected 3 fields, got 2',
      '  line 6: variantId: the catalogue has no "pod-z"',
      '  line 7: key: duplicate of line 2',
      '  line 8: key: already loaded for batch b1 of pod-a',
    ].join('\n'),
  );
  expect((await stored()).map(({ key }) => key)).toEqual(['LOADEDAA']);
});

test.each([
  ['', 'line 1: expected the columns key,batchId,variantId, got ""'],
  ['key,batch,variant\nABCDEFGH,b1,pod-a', 'line 1: expected the columns'],
  ['key,batchId,variantId\n', 'line 2: expected at least one key'],
])('D-24 a list without its columns or without keys is refused: %j', async (text, message) => {
  await expect(load(text)).rejects.toThrow(message);
});

test('D-24 loads a list that takes several statements', async () => {
  const letters = (at: number) =>
    Array.from({ length: 8 }, (_, place) => String.fromCharCode(65 + (Math.floor(at / 26 ** place) % 26))).join('');
  const lines = Array.from({ length: 5_001 }, (_, index) => `${letters(index)},b1,pod-a`);
  expect(await load(head, ...lines)).toEqual({ added: 5_001, alreadyStored: 0 });
});
