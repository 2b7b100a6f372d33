import { expect, test } from 'vitest';
import type { OpenedServer } from './openServer';
import { startupText } from './startupText';

const printedFor = (host: string) => {
  const settings = { host, dataDir: '/none', smtp: null, twilio: null };
  return startupText({ origin: 'http://localhost:8888' }, { gate: null, context: { settings } } as OpenedServer);
};

test('a server that other machines reach says what they cannot do without HTTPS', () => {
  expect(printedFor('0.0.0.0')).toMatch(/^ {2}HTTPS {7}Needed on other machines for location, camera/m);
});

test.each(['127.0.0.1', 'localhost', '::1'])('one that listens on %s has nothing to say about HTTPS', (host) => {
  expect(printedFor(host)).not.toContain('HTTPS');
});
