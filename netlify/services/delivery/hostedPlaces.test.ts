import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { openGoogleServer } from '../../../tests/fixtures/servers/googleServer';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { createMaps } from '../../platform/maps/createMaps';
import { createApp } from '../../routes/app';

let google: Awaited<ReturnType<typeof openGoogleServer>>;
let plain: TestApp;
let hosted: ReturnType<typeof createApp>;

function open() {
  const settings = testSettings({
    GOOGLE_MAPS_API_KEY: 'key-of-the-test',
    GOOGLE_MAPS_API_URL: google.url,
    GOOGLE_PLACES_API_URL: google.url,
    CLIENT_ADDRESS_HEADER: 'x-from',
    REQUESTS_PER_ADDRESS_AND_HOUR: '3',
  });
  return { settings, maps: createMaps(settings) };
}

beforeAll(async () => {
  google = await openGoogleServer();
  plain = await openTestApp();
  hosted = createApp({ ...plain.context, ...open() });
});
afterEach(() => plain.reset());
afterAll(async () => {
  await plain.close();
  await google.close();
});

const call = (app: typeof hosted, path: string, from = '192.0.2.1') =>
  app.request(`/.netlify/functions/delivery-${path}`, { headers: { 'x-from': from } });

test('S5-19 suggestions from a hosted service are limited per client address, to protect its quota', async () => {
  google.reply({ file: 'autocompleteAddress' });
  const statuses = [];
  for (let each = 0; each < 7; each += 1) statuses.push((await call(hosted, 'suggestions?text=233+s+spring')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect(google.calls).toHaveLength(6);
  const refused = await call(hosted, 'suggestions?text=233+s+spring');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await call(hosted, 'suggestions?text=233+s+spring', '192.0.2.2')).status).toBe(200);
});

test('S7-19 … S7-21 place lookups share one limit', async () => {
  google.reply({ file: 'detailsLosAngeles' });
  const paths = [
    'place-to-address?placeId=ChIJ-a',
    'available-providers?placeId=ChIJ-b',
    'place-to-address?placeId=ChIJ-c',
    'geolocation-to-address?lat=1&lng=1',
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await call(hosted, path)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('D-20 the gazetteer is free and has no limit', async () => {
  for (let each = 0; each < 4; each += 1)
    expect((await call(plain.app, 'suggestions?text=1+Main+St')).status).toBe(200);
});

test('D-30 a failing hosted service gives a problem with its own code, and the log contains neither key nor address', async () => {
  const { log, text, lines } = captureLog();
  google.reply({ file: 'errorKey', status: 400 });
  const response = await call(createApp({ ...plain.context, ...open(), log }), 'suggestions?text=233+s+spring');
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([502, 'maps_failed']);
  expect(lines()).toMatchObject([{ level: 'error', status: 502, code: 'maps_failed' }]);
  expect(text()).toContain('API_KEY_INVALID');
  expect(text()).not.toMatch(/key-of-the-test|spring/);
});
