import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  createDatabase,
  createShop,
  dumpFolder,
  dumpUrl,
  expectEmptyTarget,
  folder,
  moveOut,
  open,
  root,
  run,
  url,
  setUpMoves,
} from '../../../tests/fixtures/moves';
import { closeAfter } from '../../database/closeAfter';
import { migrate } from '../../database/migrate';
import * as schema from '../../database/schema';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';

setUpMoves();

const readRules = async (address: string) =>
  closeAfter(open(address), async ({ query }) => {
    const keys = await query({
      text: `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS text, convalidated
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    });
    const triggers = await query({
      text: `SELECT tgrelid::regclass::text AS "table", tgname, tgenabled FROM pg_trigger
        WHERE NOT tgisinternal ORDER BY 1, 2`,
    });
    return { keys: keys.rows, triggers: triggers.rows };
  });

test('every row of every table in both directions, exactly, with the same rules and without queued work', async () => {
  await createShop();
  expect((await moveOut()).text).toContain('the same in number and by their checksums');
  const before = await dumpFolder();
  const names = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
  expect(Object.keys(before)).toEqual(names.sort());
  for (const name of names) expect(before[name]).toHaveLength(4);
  expect(await dumpUrl()).toEqual(before);
  const fresh = await createDatabase();
  await closeAfter(open(fresh), ({ database }) => migrate(database));
  expect(await readRules(url)).toEqual(await readRules(fresh));

  const back = join(root, 'back');
  const env = {
    CODE_PEPPER_PREVIOUS: 'q'.repeat(32),
    CODE_PEPPER: 'p'.repeat(32),
    ID_IMAGE_KEY: 'a'.repeat(64),
    DATABASE_URL: url,
    DATA_DIR: folder(),
  };
  expect(await run(['--to', back, '--predict'], env)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/No row was moved in .+$/) as string,
  });
  expect(existsSync(join(back, 'secrets.json'))).toBe(false);
  expect(await run(['--to', back], env)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/Its keys are in .+\nSet CODE_PEPPER_PREVIOUS as they are here, too\.$/) as string,
  });
  expect(await dumpFolder(back)).toEqual(before);
  expect(loadLocalSecrets(back)).toMatchObject({ CODE_PEPPER: env.CODE_PEPPER, ID_IMAGE_KEY: env.ID_IMAGE_KEY });
});

test('a prediction moves no row', async () => {
  await createShop();
  const { text } = await moveOut(['--predict']);
  expect(text).toMatch(
    /The shop has 1\d\d rows in 4\d tables, and 4 ID photos\.\nPredicted: the shop is stopped for about \d+ s from now\.\nNo row was moved/,
  );
  await expectEmptyTarget();
});
