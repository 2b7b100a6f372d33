import { expect, test } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import type { AppContext } from '../../services/appContext';
import type { AppRequest } from './appEnv';
import { clientAddress } from './clientAddress';

const settings = (CLIENT_ADDRESS_HEADER?: string) =>
  ({ settings: testSettings(CLIENT_ADDRESS_HEADER ? { CLIENT_ADDRESS_HEADER } : {}) }) as AppContext;
const request = (remoteAddress?: string, headers: Record<string, string> = {}) =>
  ({
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => headers[name.toLowerCase()] },
  }) as AppRequest;

test('without the setting, no header is trusted', () => {
  expect(clientAddress(settings(), request('198.51.100.7', { 'x-forwarded-for': '203.0.113.9' }))).toBe('198.51.100.7');
});

test('with the setting, its header is used instead of the proxy’s socket address', () => {
  const here = settings('X-Client-Ip');
  expect(clientAddress(here, request('10.0.0.1', { 'x-client-ip': '203.0.113.9' }))).toBe('203.0.113.9');
  expect(clientAddress(here, request('10.0.0.1'))).toBe('unknown');
});

test.each([
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s: a household of IPv6 has one network', (address, network) => {
  expect(clientAddress(settings(), request(address))).toBe(network);
});
