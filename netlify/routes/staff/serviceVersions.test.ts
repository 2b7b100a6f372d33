import { beforeEach, describe, expect, test } from 'vitest';
import { signInStaff, type Console } from '../../../tests/fixtures/builders/buildStaff';
import { openShop, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { ProviderService } from '../../../src/domain/staff/serviceSchema';
import { auditEntries } from '../../database/staffTables';

let now = shopTime;
let sam: Console;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  await openShop(api);
  sam = await signInStaff(api);
});

const base = '/v1/staff/service';
const day = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };
const read = async () => (await sam.call<ProviderService>('GET', base)).body;
const actions = async () => (await api.context.database.select().from(auditEntries)).map(({ action }) => action);

describe('a version', () => {
  const today = `${base}/exceptions/2026-07-01`;
  const closed = { deliveryHours: null, pickupHours: null, reason: '', confirm: true };
  type Part = keyof ProviderService['versions'];
  interface Change {
    part: Part;
    method: string;
    path: string;
    bodies: [first: object, second: object];
  }
  const changes: Change[] = [
    {
      part: 'deliveryTimes',
      method: 'PUT',
      path: `${base}/hours`,
      bodies: [
        { delivery: { Wed: day, Fri: day }, confirm: true },
        { delivery: { Wed: day, Sat: day }, confirm: true },
      ],
    },
    {
      part: 'pickupTimes',
      method: 'PUT',
      path: `${base}/hours`,
      bodies: [{ pickup: { Fri: day } }, { pickup: { Sat: day } }],
    },
    { part: 'exceptions', method: 'PUT', path: today, bodies: [closed, { ...closed, reason: 'Inventory' }] },
    { part: 'terms', method: 'PATCH', path: base, bodies: [{ deliveryFee: 6 }, { deliveryFee: 7 }] },
    { part: 'zones', method: 'PUT', path: `${base}/zones`, bodies: [{ text: '90013' }, { text: '90014' }] },
  ];
  const send = async ({ method, path }: Pick<Change, 'method' | 'path'>, body: object | undefined, tags: string) => {
    const response = await sam.send(method, path, body, { 'if-match': tags });
    const answer = (await response.json()) as { code?: string; service?: ProviderService };
    return [response.status, answer.code] as const;
  };
  const changed = [412, 'service_changed'];
  const saved = [200, undefined];

  test.each(changes)(
    'of the $part lets the first of two writers save, and the second after reading',
    async (change) => {
      const { part, bodies } = change;
      const before = await read();
      const version = `"${before.versions[part]}"`;
      expect(await send(change, bodies[0], version)).toEqual(saved);
      const first = await read();
      expect(await send(change, bodies[1], version)).toEqual(changed);
      expect([await read(), (await actions()).length]).toEqual([first, 1]);
      const others = (service: ProviderService) => ({ ...service.versions, [part]: '' });
      expect(others(first)).toEqual(others(before));
      expect(await send(change, bodies[1], `"${first.versions[part]}"`)).toEqual(saved);
      expect((await read()).versions[part]).not.toBe(first.versions[part]);
    },
  );

  test.each(changes)('of the $part lets one of two writers at the same time save', async (change) => {
    const version = `"${(await read()).versions[change.part]}"`;
    const answers = await Promise.all(change.bodies.map((body) => send(change, body, version)));
    expect(answers.toSorted(([a], [b]) => a - b)).toEqual([saved, changed]);
  });

  test.each(changes)('of the $part does not refuse a change that its own writer sends again', async (change) => {
    const version = `"${(await read()).versions[change.part]}"`;
    for (const _ of [1, 2]) expect(await send(change, change.bodies[0], version)).toEqual(saved);
    expect((await actions()).length).toBe(1);
  });

  test('is needed of each part that a change touches, and any will do for * and without one', async () => {
    const { versions } = await read();
    const both = { method: 'PUT', path: `${base}/hours` };
    const body = { delivery: { Wed: day, Fri: day }, pickup: { Fri: day }, confirm: true };
    expect(await send(both, body, `"${versions.deliveryTimes}"`)).toEqual(changed);
    expect(await send(both, body, `"${versions.deliveryTimes}", "${versions.pickupTimes}"`)).toEqual(saved);
    expect(await send(both, { pickup: {} }, '*')).toEqual(saved);
    expect((await sam.call('PUT', `${base}/hours`, { pickup: { Sat: day } })).status).toBe(200);
    expect(await send(both, { pickup: {} }, 'unquoted')).toEqual(changed);
  });

  test('of the days guards a removal, and does not change at midnight', async () => {
    await sam.call('PUT', today, closed);
    const { versions } = await read();
    now = new Date('2026-07-02T08:00:00.000Z');
    sam = await signInStaff(api);
    expect(await read()).toMatchObject({ exceptions: [], versions });
    const tomorrow = { method: 'DELETE', path: `${base}/exceptions/2026-07-03` };
    await sam.call('PUT', tomorrow.path, closed);
    expect(await send(tomorrow, undefined, `"${versions.exceptions}"`)).toEqual(changed);
    expect(await send(tomorrow, undefined, `"${(await read()).versions.exceptions}"`)).toEqual(saved);
  });

  test('stays while the dispensary pauses', async () => {
    const { versions } = await read();
    await sam.call('PUT', `${base}/pause`, { until: '2026-07-01T20:00:00.000Z', reason: 'Rush' });
    expect((await read()).versions).toEqual(versions);
  });
});
