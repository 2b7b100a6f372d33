import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDispensary } from './dispensaryCommands';
import { writeDispensaryFile } from './dispensaryFile';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dispensary-'));
  const alder = { id: 'alder', name: 'Alder', secret: 'whsec_YWxkZXItc2VjcmV0LWFsZGVyLXNlY3JldA==' };
  writeDispensaryFile({ dataDir, isPrivate: true, providers: [alder] });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runDispensary(args, {
    env: { DATA_DIR: dataDir },
    print: (line) => lines.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, output: lines.join('\n'), errors: errors.join('\n') };
}

describe('invalid arguments and unreachable servers', () => {
  test.each([
    [[], 'expected a command'],
    [['dance'], 'dance: expected one of orders'],
    [['toString'], 'toString: expected one of orders'],
    [['accept'], 'expected one order'],
    [['accept', 'a', 'b'], 'expected one order'],
    [['orders', 'all'], 'expected no arguments'],
    [['restock', 'pod-a', 'many'], 'a whole number'],
    [['restock', 'pod-a', '-1'], '-1'],
    [['price', 'pod-a', '1.234'], 'a price such as 34.50, up to 100,000; 1.234 can mean 1234 or 1.234'],
    [['orders', '--provider', 'nobody'], 'expected one of alder'],
    [['orders', '--odd'], '--odd'],
  ])('%j is exit code 2 and says why', async (args, why) => {
    expect(await run(...args)).toMatchObject({ code: 2, output: '', errors: expect.stringContaining(why) });
  });

  test('--help lists every command', async () => {
    const { code, output } = await run('--help');
    expect(code).toBe(0);
    for (const word of [
      'orders',
      'accept',
      'pack',
      'send',
      'ready',
      'complete',
      'decline',
      'cancel',
      'restock',
      'price',
      '--url',
    ]) {
      expect(output).toContain(word);
    }
  });

  test('a missing server, a missing file and a damaged file each explain what to do', async () => {
    expect(await run('orders', '--url', 'http://127.0.0.1:1')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('No server is running at http://127.0.0.1:1'),
    });
    expect(await run('orders', '--url', 'nonsense')).toMatchObject({ code: 2 });
    writeFileSync(join(dataDir, 'dispensary.json'), '{"providers":[{}]}');
    expect(await run('orders')).toMatchObject({ code: 1, errors: expect.stringContaining('is damaged') });
    rmSync(join(dataDir, 'dispensary.json'));
    expect(await run('orders')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Start the server first'),
    });
  });
});
