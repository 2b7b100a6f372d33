import { expect, test } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { saveText, storageKeys } from '../storage';
import { fetchNotifications } from './notificationFeed';

test('S2-79 S7-28 the feed is the file of the locale, requested without a token', async () => {
  saveText(storageKeys.token, 'token-1');
  const feed = [buildNotification()];
  const api = fakeApi({ 'GET /notifications/fr-CA.json': feed });
  await expect(fetchNotifications('fr-CA')).resolves.toEqual(feed);
  expect(api.calls[0]!.headers).toEqual({});
});

test.each<[string, Response | (() => never), object]>([
  ['no network', offline, { status: 0, code: 'unreachable' }],
  ['no such file', new Response('<div id="___gatsby">', { status: 404 }), { status: 404, code: 'not_found' }],
  ['D-51 HTML instead', new Response('<!doctype html>'), { status: 0, code: 'unreachable' }],
  ['D-51 JSON that is not a feed', Response.json({ items: [] }), { status: 0, code: 'unreachable' }],
])('%s throws an ApiError', async (_, answer, error) => {
  fakeApi({ 'GET /notifications/en-US.json': answer });
  await expect(fetchNotifications('en-US')).rejects.toMatchObject({ name: 'ApiError', ...error });
});
