import { beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { createApp } from '../app';

const api = await setUpTestApp();
beforeEach(() => api.reset());

function openBehindProxy(CLIENT_ADDRESS_HEADER: string) {
  const settings = testSettings({ CLIENT_ADDRESS_HEADER, REQUESTS_PER_ADDRESS_AND_HOUR: '5' });
  const warn = vi.fn();
  const app = createApp({ ...api.context, settings, log: { ...api.context.log, warn } });
  const lookUp = async (value?: string) => {
    const response = await app.request('/v1/app/user/v2/email-available', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(value !== undefined && { [CLIENT_ADDRESS_HEADER]: value }) },
      body: JSON.stringify({ email: 'mara@shop.example' }),
    });
    return response.status;
  };
  return { app, warn, lookUp };
}

const twelve = Array.from({ length: 12 }, (_, at) => at);

test.each<[kind: string, header: string, form: (at: number) => string]>([
  ['ports', 'x-real-ip', (at) => `203.0.113.9:${4711 + at}`],
  ['ports of IPv6', 'x-forwarded-for', (at) => `[2001:db8:1:2::9]:${4711 + at}`],
  ['ports of IPv4-mapped IPv6', 'x-real-ip', (at) => `[::ffff:203.0.113.9]:${4711 + at}`],
  ['ports in Forwarded', 'forwarded', (at) => `For="[2001:db8:1:2::9]:${4711 + at}";proto=https`],
  ['entries that the client sent before', 'x-forwarded-for', (at) => `198.51.100.${at}, 203.0.113.9`],
  ['elements that the client sent before', 'forwarded', (at) => `for=198.51.100.${at};a=", for=203.0.113.9`],
  ['values that are no address', 'x-real-ip', (at) => `_hidden${at}`],
])('D-21 twelve %s are one client', async (_, header, form) => {
  const { lookUp } = openBehindProxy(header);
  const statuses = [];
  for (const at of twelve) statuses.push(await lookUp(form(at)));
  expect(statuses).toEqual(twelve.map((at) => (at < 5 ? 200 : 429)));
  expect(await lookUp('198.51.100.200')).toBe(200);
});

test('the log says once that the header has no address, and once that it is missing', async () => {
  const { app, warn, lookUp } = openBehindProxy('x-real-ip');
  await app.request('/v1/health/live');
  expect(warn).not.toHaveBeenCalled();
  for (const value of ['unknown', 'unix:', undefined, undefined]) await lookUp(value);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^CLIENT_ADDRESS_HEADER: expected an IP address.* x-real-ip; got "unknown"/)],
    [expect.stringMatching(/^CLIENT_ADDRESS_HEADER: expected an IP address.* x-real-ip; a request has none/)],
  ]);
});
