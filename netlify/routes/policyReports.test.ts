import { beforeEach, describe, expect, test } from 'vitest';
import { buildLimits } from '../../tests/fixtures/buildLimits';
import { captureLog } from '../../tests/fixtures/captureLog';
import { setUpTestApp } from '../../tests/fixtures/testApp';
import { createMetrics } from '../platform/metrics';
import { ServiceError } from '../platform/errors';
import type { AppContext } from '../services/context/appContext';
import { createApp } from './app';
import { readCounts } from '../server/status/readFigures';

const path = '/v1/csp-reports';
const api = await setUpTestApp();
beforeEach(() => api.reset());

function openReports(over: Partial<AppContext> = {}) {
  const { log, lines, text } = captureLog();
  const context = { ...api.context, log, metrics: createMetrics(), ...over };
  const app = createApp(context);
  return {
    app,
    text,
    told: () => lines().filter(({ level }) => level === 'warn'),
    counts: () => readCounts(context.metrics.policyReports),
    send: async (type: string, body: string, remoteAddress = '198.51.100.7') => {
      const init = { method: 'POST', headers: { 'content-type': type }, body };
      const response = await app.request(path, init, { incoming: { socket: { remoteAddress } } });
      return [response.status, await response.text()];
    },
  };
}

const accepted = [204, ''];
const unlimited = buildLimits();
const invalidReports = (at: number) => `https://host${at}.example/`;
const oldForm = (documentURL: string, blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': { 'document-uri': documentURL, 'violated-directive': directive, 'blocked-uri': blocked },
  });
const newForm = (documentURL: string, ...blockedURLs: string[]) =>
  JSON.stringify([
    { type: 'deprecation', age: 1, body: { id: 'old' } },
    ...blockedURLs.map((blockedURL) => ({
      type: 'csp-violation',
      age: 1,
      body: { documentURL, blockedURL, effectiveDirective: 'script-src-elem', disposition: 'enforce' },
    })),
  ]);
const page = 'https://shop.example/us/en/rating/KWTBNRLP?otp=123456#code';
const script = 'https://evil.example/a.js?mail=ada@mail.example';

describe('reports of the content security policy', () => {
  test('S8-04 accepts both formats and logs each kind once, without query, code or path', async () => {
    const { send, told: loggedReports, counts, text } = openReports();
    expect(await send('application/csp-report', oldForm(page, script))).toEqual(accepted);
    expect(await send('application/reports+json', newForm(page, script))).toEqual(accepted);
    expect(loggedReports()).toEqual([
      expect.objectContaining({
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        route: '/us/en/rating/{podKey}',
      }),
    ]);
    for (const secret of ['KWTBNRLP', '123456', 'ada@', 'a.js', '198.51']) expect(text()).not.toContain(secret);
    expect(await counts()).toEqual({ 'script-src-elem logged': 1, 'script-src-elem repeated': 1 });
  });

  test.each([
    ['inline', 'inline'],
    ['data', 'data:'],
    ['data:text/javascript,1', 'data:'],
    ['eval', 'eval'],
    ['wss://socket.example/ada', 'wss://socket.example'],
    ['https://ada:secret@host.example/', 'https://host.example'],
    ['ada@mail.example', 'other'],
    ['', 'other'],
  ])('S8-04 of what was blocked, %j, the log has %s', async (blocked, loggedReports) => {
    const reports = openReports();
    await reports.send('application/reports+json', newForm(page, blocked));
    expect(reports.told()).toMatchObject([{ blocked: loggedReports }]);
  });

  test.each([
    ['https://shop.example/', '/'],
    ['https://shop.example/ca/fr', '/ca/fr'],
    ['https://shop.example/us/en/shop/pods/blue-ridge', '/us/en/shop/{category}/{slug}'],
    ['https://shop.example/us/en/delivery/order/alder/9b2f6d1e8a43', '/us/en/delivery/order/{providerId}/{detailsId}'],
    ['https://shop.example/us/en/ada@mail.example', 'unmatched'],
    ['no address', 'unmatched'],
  ])('S8-04 the page %s is logged as %s', async (address, route) => {
    const reports = openReports();
    await reports.send('application/csp-report', oldForm(address, 'inline', 'script-src'));
    expect(reports.told()).toMatchObject([{ route }]);
  });

  test('violations by browser extensions are counted and not logged', async () => {
    const { send, told: loggedReports, counts } = openReports();
    for (const scheme of ['chrome-extension://abc/x.js', 'moz-extension', 'safari-web-extension://x'])
      expect(await send('application/csp-report', oldForm(page, scheme))).toEqual(accepted);
    expect(loggedReports()).toEqual([]);
    expect(await counts()).toEqual({ 'script-src-elem extension': 3 });
  });

  test.each([
    ['application/csp-report', '{'],
    ['application/reports+json', 'null'],
    ['text/plain', 'hello'],
    ['application/csp-report', oldForm(page, script, 'x-made-up')],
    ['application/csp-report', JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(300_000) } })],
  ])('D-30 a body that is no report is answered 204 too: %s', async (type, body) => {
    const { send, told: loggedReports, counts } = openReports();
    expect(await send(type, body)).toEqual(accepted);
    expect(loggedReports()).toEqual([]);
    expect(await counts()).toEqual({ 'none unreadable': 1 });
  });
});

test('a report of unknown length is read no further than its limit', async () => {
  const { app, counts } = openReports();
  let pulled = 0;
  const chunk = new Uint8Array(4096);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      if (pulled > 1_000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body, duplex: 'half' };
  const response = await app.request(path, init as RequestInit, {
    incoming: { socket: { remoteAddress: '198.51.100.7' } },
  });
  expect(response.status).toBe(204);
  expect(pulled).toBeLessThan(10);
  expect(await counts()).toEqual({ 'none unreadable': 1 });
});

describe('floods of reports', () => {
  test('D-22 what a client address may send in an hour is limited, without affecting others', async () => {
    const { send, counts } = openReports();
    for (let at = 0; at < 305; at += 1)
      expect(await send('application/csp-report', oldForm(page, script))).toEqual(accepted);
    expect(await counts()).toEqual({
      'script-src-elem logged': 1,
      'script-src-elem repeated': 299,
      'none limited': 5,
    });
    await send('application/csp-report', oldForm(page, script), '198.51.100.8');
    expect(await counts()).toMatchObject({ 'none limited': 5, 'script-src-elem repeated': 300 });
  });

  test('220 made-up kinds of four addresses are 20 log lines, and a real one is still logged', async () => {
    const { send, told: loggedReports, counts } = openReports();
    for (let at = 0; at < 220; at += 1)
      await send('application/csp-report', oldForm(page, invalidReports(at)), `198.51.100.${at % 4}`);
    expect(loggedReports()).toHaveLength(20);
    await send('application/csp-report', oldForm(page, script), '203.0.113.9');
    expect(loggedReports().at(-1)).toMatchObject({ blocked: 'https://evil.example' });
    expect(await counts()).toEqual({ 'script-src-elem logged': 21, 'script-src-elem held': 200 });
  });

  test('a fault of many pages is one kind', async () => {
    const { send, told: loggedReports, counts } = openReports();
    for (const each of ['', 'us/en/shop', 'ca/fr/account'])
      await send('application/csp-report', oldForm(`https://shop.example/${each}`, script));
    expect(loggedReports()).toMatchObject([{ route: '/' }]);
    expect(await counts()).toEqual({ 'script-src-elem logged': 1, 'script-src-elem repeated': 2 });
  });

  test('a kind is logged again after an hour, and the lines of the hour before no longer count', async () => {
    const time = { now: Date.parse('2026-03-02T18:00:00Z') };
    const { send, told: loggedReports } = openReports({ limits: unlimited, clock: () => new Date(time.now) });
    for (let at = 0; at < 201; at += 1) await send('application/csp-report', oldForm(page, invalidReports(at)));
    time.now += 60 * 60 * 1000 - 1;
    await send('application/csp-report', oldForm(page, invalidReports(0)));
    await send('application/csp-report', oldForm(page, invalidReports(200)));
    expect(loggedReports()).toHaveLength(200);
    time.now += 1;
    await send('application/csp-report', oldForm(page, invalidReports(0)));
    await send('application/csp-report', oldForm(page, invalidReports(200)));
    expect(loggedReports()).toHaveLength(202);
  });

  test('a kind that two browsers report at the same time is logged once', async () => {
    const { send, told: loggedReports, counts } = openReports();
    await Promise.all(
      ['198.51.100.7', '198.51.100.8'].map((address) => send('application/csp-report', oldForm(page, script), address)),
    );
    expect(loggedReports()).toHaveLength(1);
    expect(await counts()).toEqual({ 'script-src-elem logged': 1, 'script-src-elem repeated': 1 });
  });

  test('D-22 of one body, each kind counts once, ten kinds at most', async () => {
    const { send, told: loggedReports, counts } = openReports();
    const all = Array.from({ length: 60 }, (_, at) => invalidReports(at));
    await send('application/reports+json', newForm(page, ...all));
    expect(loggedReports()).toHaveLength(5);
    expect(await counts()).toEqual({
      'script-src-elem logged': 5,
      'script-src-elem held': 5,
      'none limited': 50,
    });
    await send('application/reports+json', newForm(page, ...all.slice(0, 5), ...all.slice(0, 5)), '198.51.100.8');
    expect(await counts()).toMatchObject({ 'script-src-elem repeated': 5 });
    const many = openReports({ limits: unlimited });
    await many.send('application/reports+json', newForm(page, ...all));
    expect(await many.counts()).toEqual({ 'script-src-elem logged': 10, 'none limited': 50 });
  });

  test('when the limits are unavailable, the report is dropped and the browser gets its 204', async () => {
    const unavailable = async () => {
      throw new ServiceError({ code: 'database_unavailable', detail: 'Away.' });
    };
    const { send, told: loggedReports, counts } = openReports({ limits: buildLimits(unavailable) });
    expect(await send('application/csp-report', oldForm(page, script))).toEqual(accepted);
    expect(loggedReports()).toEqual([]);
    expect(await counts()).toEqual({ 'none limited': 1 });
  });
});
