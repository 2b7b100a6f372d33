import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import { silentLog } from '../../platform/log/log';
import type { AppContext } from '../../services/context/appContext';
import type { AppRequest } from './appEnv';
import { clientAddress, incomingAddress, watchClientAddress } from './clientAddress';

const settings = (CLIENT_ADDRESS_HEADER?: string, hops = 1) =>
  ({
    settings: testSettings(CLIENT_ADDRESS_HEADER ? { CLIENT_ADDRESS_HEADER, CLIENT_ADDRESS_HOPS: String(hops) } : {}),
  }) as AppContext;
const request = (remoteAddress?: string, headers: Record<string, string> = {}) =>
  ({
    env: { incoming: { headers, socket: { remoteAddress } } },
    req: { header: (name: string) => headers[name.toLowerCase()] },
  }) as AppRequest;

/** Reads the address in both ways: from a request to the API, and from Node's incoming message. */
function addressOf(context: AppContext, remoteAddress?: string, headers: Record<string, string> = {}): string {
  const address = clientAddress(context, request(remoteAddress, headers));
  const incoming = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  expect(incomingAddress(context, incoming)).toBe(address);
  return address;
}

test('without the setting, no header is trusted', () => {
  expect(addressOf(settings(), '198.51.100.7', { 'x-forwarded-for': '203.0.113.9' })).toBe('198.51.100.7');
});

test.each(['X-Client-Ip', ' x-client-ip\n', 'x-client-ip'])(
  'with the setting %j, its header is used instead of the proxy’s socket address',
  (name) => {
    const here = settings(name);
    expect(addressOf(here, '10.0.0.1', { 'x-client-ip': '203.0.113.9' })).toBe('203.0.113.9');
    expect(addressOf(here, '10.0.0.1')).toBe('unknown');
  },
);

test.each([
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0:0:1:2:3:4:5', '2001:0:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s: a household of IPv6 has one network', (address, network) => {
  expect(addressOf(settings(), address)).toBe(network);
  expect(addressOf(settings('forwarded'), '10.0.0.1', { forwarded: `for="[${address}]:4711"` })).toBe(network);
});

test('all requests without an address are one client', () => {
  const here = settings('x-real-ip');
  const values = ['unknown', '_hidden', '', 'a', 'b', '203.0.113.256', 'for=_hidden', '203.0.113.9, unknown'];
  const clients = values.map((value) => addressOf(here, '10.0.0.1', { 'x-real-ip': value }));
  expect(new Set([...clients, addressOf(here, '10.0.0.1'), addressOf(settings())])).toEqual(new Set(['unknown']));
});

function watched(CLIENT_ADDRESS_HEADER?: string, hops?: number) {
  const context = { ...settings(CLIENT_ADDRESS_HEADER, hops), log: { ...silentLog(), warn: vi.fn() } };
  const watch = watchClientAddress(context);
  return {
    lines: () => context.log.warn.mock.calls.map(([line]) => String(line)),
    send: (headers: Record<string, string> = {}) => {
      const c = request('10.0.0.1', headers);
      watch(c, clientAddress(context, c));
    },
  };
}

test('a header without an address is warned of once, without digits, control characters or its whole length', () => {
  const { send, lines } = watched('X-Real-IP');
  send({ 'x-real-ip': '203.0.113.9:4711' });
  expect(lines()).toEqual([]);
  send({ 'x-real-ip': `198.51.100.1, 203.0.113.256 é${'x'.repeat(50)}` });
  send({ 'x-real-ip': 'unknown' });
  expect(lines()).toEqual([
    `CLIENT_ADDRESS_HEADER: expected an IP address, with or without a port, at the end of x-real-ip; got "###.#.###.### ?${'x'.repeat(25)}…". All such requests count as one client`,
  ]);
});

test('requests without the header are warned of once', () => {
  const { send, lines } = watched('x-real-ip');
  send();
  send();
  send({ 'x-forwarded-for': '203.0.113.9' });
  expect(lines()).toEqual([
    'CLIENT_ADDRESS_HEADER: expected an IP address, with or without a port, at the end of x-real-ip; a request has none. All such requests count as one client',
  ]);
});

test('with two trusted proxies, a header with one entry and one without an address are each warned of once', () => {
  const { send, lines } = watched('x-forwarded-for', 2);
  send({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.1' });
  expect(lines()).toEqual([]);
  for (const value of ['203.0.113.9', '203.0.113.8', 'unknown, 10.0.0.1']) send({ 'x-forwarded-for': value });
  const expected = 'CLIENT_ADDRESS_HEADER: expected an IP address, with or without a port, as entry 2 from the end of';
  expect(lines()).toEqual([
    `${expected} x-forwarded-for; a request has fewer entries. All such requests count as one client`,
    `${expected} x-forwarded-for; got "unknown". All such requests count as one client`,
  ]);
});

test.each<[kind: string, lines: string[], hops: number, address: string]>([
  ['one line', ['198.51.100.1, 203.0.113.9, 10.0.0.1'], 2, '203.0.113.9'],
  ['a line for each proxy', ['198.51.100.1', '203.0.113.9', '10.0.0.1'], 2, '203.0.113.9'],
  ['a forged line first', ['198.51.100.1, 198.51.100.2', '203.0.113.9, 10.0.0.1'], 2, '203.0.113.9'],
  ['an empty line', ['203.0.113.9', '', '10.0.0.1'], 2, '203.0.113.9'],
  ['an open quote in a forged line', ['198.51.100.1"', '203.0.113.9', '10.0.0.1'], 2, '203.0.113.9'],
  ['lines for one proxy', ['198.51.100.1', '203.0.113.9'], 1, '203.0.113.9'],
  ['too few lines', ['203.0.113.9'], 2, 'unknown'],
])('D-21 a header in several lines is one list: %s', async (_, lines, hops, address) => {
  const here = settings('x-forwarded-for', hops);
  const found: string[] = [];
  const server = createServer((incoming, response) => {
    found.push(incomingAddress(here, incoming));
    const rawPairs = incoming.rawHeaders.flatMap((name, at, all) =>
      at % 2 === 0 ? [[name, all[at + 1]!] as [string, string]] : [],
    );
    const headers = new Headers(rawPairs);
    const c = { env: { incoming }, req: { header: (name: string) => headers.get(name) ?? undefined } };
    found.push(clientAddress(here, c as unknown as AppRequest));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => {
    get({ port, host: '127.0.0.1', agent: false, headers: { 'x-forwarded-for': lines } }, (response) =>
      response.resume().on('end', done),
    );
  });
  server.close();
  expect(found).toEqual([address, address]);
});

test('Netlify’s own proxy is not warned of', () => {
  const context = { ...settings(), log: { ...silentLog(), warn: vi.fn() } };
  const c = request('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
  c.env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  watchClientAddress(context)(c, clientAddress(context, c));
  expect(context.log.warn).not.toHaveBeenCalled();
});

test('a proxy without the setting is warned of once', () => {
  const { send, lines } = watched();
  send();
  expect(lines()).toEqual([]);
  send({ 'x-forwarded-for': '203.0.113.9' });
  send({ forwarded: 'for=203.0.113.9' });
  expect(lines()).toEqual(['CLIENT_ADDRESS_HEADER is not set: behind a proxy, all shoppers count as one address']);
});
