import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { runMove } from './moveCommand';

async function run(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runMove(args, { env, print, printError: print });
  return { code, text: lines.join('\n') };
}

const keys = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64) };
const address = 'postgres://shop@127.0.0.1:1/shop';

test.each([
  [[], '--to: expected'],
  [['--to', '/tmp/a', '--from', '/tmp/a'], '--from and --to are the same'],
  [['--to', '/tmp/a', '--from', '/tmp/b'], 'npm run backup'],
  [['--to', address, '--from', address], '--from and --to are the same'],
  [['--to', address, '--from', `${address}2`], 'pg_dump'],
  [['--to', 'DATABASE_URL'], 'DATABASE_URL: expected postgres://'],
  [['--to', '/tmp/a'], 'DATABASE_URL: expected postgres://'],
  [['--to', '/tmp/a', 'more'], 'Unexpected argument'],
])('a move refuses the arguments %j', async (args, message) => {
  const { code, text } = await run(args);
  expect([code, text]).toEqual([2, expect.stringContaining(message)]);
});

test.each([
  [{}, 'mysql://shop@127.0.0.1/shop', 'DATABASE_URL: expected postgres://'],
  [{ S3_BUCKET: 'ids' }, address, 'S3_ENDPOINT: required because S3_BUCKET is set'],
  [{ BLOB_STORE: 'netlify' }, address, "BLOB_STORE: expected 'files' or 's3'"],
  [{ ID_IMAGE_KEY: 'short' }, address, 'ID_IMAGE_KEY: expected 32 bytes'],
])('a move refuses the settings %j and the address %s', async (env, to, message) => {
  const folder = createTemporaryFolder({ 'database/any': '' });
  const { code, text } = await run(['--to', to, '--from', folder], { ...keys, ...env });
  expect([code, text]).toEqual([1, expect.stringContaining(message)]);
});

test('a move refuses a folder without a database, and does not create it', async () => {
  const folder = createTemporaryFolder({});
  expect(await run(['--to', address, '--from', folder])).toEqual({
    code: 1,
    text: `${folder} has no database. Set DATA_DIR to the shop's.`,
  });
});
