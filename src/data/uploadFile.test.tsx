import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem, neverResponds } from '../../tests/fixtures/servers/fakeApi';
import { stubUploads } from '../../tests/fixtures/fakeUpload';
import type { UploadedId } from '../domain/account/userSchema';
import { saveText, storageKeys } from './storage';
import { onTokenRejected } from './reportRejectedToken';
import { uploadFile } from './uploadFile';

const path = '/v1/app/user/upload-id';
const upload = `POST ${path}`;

function form() {
  const body = new FormData();
  body.append('file', new Blob(['photo']), 'id.jpg');
  return body;
}

beforeEach(stubUploads);

const send = (options: Omit<Parameters<typeof uploadFile<UploadedId>>[1], 'shape'>) =>
  uploadFile<UploadedId>(path, { ...options, shape: { fields: ['documentStatus'] } });

const failure = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

describe('S7-15 an upload', () => {
  test('S7-01 is sent with the token and the language of the page, and reports progress', async () => {
    const api = fakeApi({ [upload]: { documentStatus: 'PRESENT' } });
    saveText(storageKeys.token, 'token-1');
    document.documentElement.lang = 'fr-CA';
    const body = form();
    const shares: number[] = [];
    const response = send({
      query: { providerId: 'a&b' },
      body,
      onProgress: (share) => shares.push(share),
    });
    expect(await response).toEqual({ documentStatus: 'PRESENT' });
    expect(shares).toEqual([0.5, 1]);
    expect(api.calls).toMatchObject([
      {
        query: { providerId: 'a&b' },
        headers: { Authorization: 'Bearer token-1', 'Accept-Language': 'fr-CA' },
      },
    ]);
    expect(api.calls[0]!.body).toBe(body);
    expect(api.calls[0]!.headers).not.toHaveProperty('Content-Type');
  });

  test.each([
    ['D-30 a refusal', problem(422, 'unreadable_image', { detail: 'This is no photo.' }), 422, 'unreadable_image'],
    ['D-51 a proxy’s error page', new Response('<h1>Too large</h1>', { status: 413 }), 0, 'unreachable'],
    ['D-51 a proxy’s page', new Response('<h1>Hello</h1>'), 0, 'unreachable'],
    ['D-51 a proxy’s JSON', Response.json({ error: 'login required' }), 0, 'unreachable'],
    ['S8-02 no answer', offline, 0, 'unreachable'],
  ])('%s throws an ApiError', async (_, response, status, code) => {
    fakeApi({ [upload]: response });
    expect(await failure(send({ query: {}, body: form() }))).toMatchObject({
      name: 'ApiError',
      status,
      code,
    });
  });

  test('D-22 reports a rejected token', async () => {
    const refused = vi.fn();
    onTokenRejected(refused);
    fakeApi({ [upload]: problem(401, 'unauthenticated', { detail: 'Please sign in.' }) });
    saveText(storageKeys.token, 'token-1');
    expect(await failure(send({ query: {}, body: form() }))).toMatchObject({ status: 401 });
    expect(refused).toHaveBeenCalledTimes(1);
    onTokenRejected(() => {});
  });

  test('is aborted if its caller gives up, which is not a network failure', async () => {
    const api = fakeApi({ [upload]: neverResponds });
    const caller = new AbortController();
    const reason = failure(send({ query: {}, body: form(), signal: caller.signal }));
    expect(api.calls[0]!.signal!.aborted).toBe(false);
    caller.abort();
    expect(await reason).toMatchObject({ name: 'AbortError' });
    expect(api.calls[0]!.signal!.aborted).toBe(true);
  });

  test('times out after a minute without progress', async () => {
    vi.useFakeTimers();
    const api = fakeApi({ [upload]: neverResponds });
    const settled = vi.fn();
    void failure(send({ query: {}, body: form() })).then(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled.mock.calls[0]![0]).toMatchObject({ status: 0, code: 'unreachable' });
    expect(api.calls[0]!.signal!.aborted).toBe(true);
  });
});
