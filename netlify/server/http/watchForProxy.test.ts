import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import { silentLog } from '../../platform/log/log';
import { watchForProxy } from './watchForProxy';

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } } as unknown as IncomingMessage;
const direct = { headers: {} } as IncomingMessage;

const opened = (env: Record<string, string>) => {
  const log = { ...silentLog(), warn: vi.fn() };
  return { log, note: watchForProxy({ settings: testSettings(env), log }) };
};

test('a proxy without CLIENT_ADDRESS_HEADER is warned of once', () => {
  const { log, note } = opened({});
  note(direct);
  expect(log.warn).not.toHaveBeenCalled();
  note(forwarded);
  note(forwarded);
  expect(log.warn.mock.calls).toEqual([
    ['CLIENT_ADDRESS_HEADER is not set: behind a proxy, all shoppers count as one address'],
  ]);
});

test('with the setting, nothing is warned of', () => {
  const { log, note } = opened({ CLIENT_ADDRESS_HEADER: 'x-real-ip' });
  note(forwarded);
  expect(log.warn).not.toHaveBeenCalled();
});
