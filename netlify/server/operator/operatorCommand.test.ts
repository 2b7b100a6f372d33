import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { auditEntries, staff } from '../../database/staffTables';
import { runOperator } from './operatorCommand';

const api = await setUpTestApp();

async function run(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const open = () => Promise.resolve({ ...api.connection, close: () => Promise.resolve() });
  return { code: await runOperator(args, open, { env: {}, print, printError: print }), text: lines.join('\n') };
}

test('invites an operator once, and logs that it came from the command line', async () => {
  expect(await run('invite', 'You@Shop.example', '--name', 'Ada Reyes')).toEqual({
    code: 0,
    text: 'you@shop.example is an operator now.',
  });
  const rows = await api.context.database.select().from(staff);
  expect(rows).toMatchObject([{ email: 'you@shop.example', name: 'Ada Reyes', role: 'operator', providerId: null }]);
  const entries = await api.context.database.select().from(auditEntries);
  expect(entries).toMatchObject([{ actor: 'command line', action: 'staff.invite', subject: 'you@shop.example' }]);
  expect((await run('invite', 'you@shop.example')).code).toBe(1);
});

test.each([
  [[]],
  [['invite']],
  [['invite', 'no address']],
  [['remove', 'you@shop.example']],
  [['invite', 'a@b.example', 'c']],
])('refuses %j', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 2, text: expect.stringContaining('See --help.') as string });
});
