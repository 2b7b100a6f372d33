import { describe, expect, test, vi } from 'vitest';
import { idCalls } from '../../../tests/fixtures/calls/idCalls';

const ids = idCalls();
const { path } = ids;

describe('D-19 sixteen uploads of eight accounts, at a byte a second', () => {
  const begin = (headers: Record<string, string>, body: BodyInit, address: string) =>
    ids.api().app.request(
      new Request(new URL(path('upload-id'), 'http://localhost'), {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
      undefined,
      { incoming: { socket: { remoteAddress: address } } },
    );
  const drip = () => {
    const started: ReadableStreamDefaultController[] = [];
    const body = () =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(Buffer.from('-'));
          started.push(controller);
        },
      });
    return { body, begun: started };
  };
  async function fill(...addresses: string[]) {
    const { body, begun: started } = drip();
    const responses: (Response | Promise<Response>)[] = [];
    for (let account = 0; account < 8; account += 1) {
      const { headers } = await ids.api().signedIn();
      const type = { ...headers, 'content-type': 'multipart/form-data; boundary=edge' };
      for (let each = 0; each < 2; each += 1)
        responses.push(begin(type, body(), addresses[account % addresses.length]!));
    }
    await vi.waitFor(() => expect(started).toHaveLength(16));
    return {
      end: async () => {
        for (const controller of started) controller.error(new Error('gone'));
        await Promise.all(responses);
      },
    };
  }
  const photoFrom = async (address: string) => {
    const body = new FormData();
    body.append('file', new File([ids.photo() as BlobPart], 'id.jpg', { type: 'image/jpeg' }));
    return (await begin(ids.shopper().headers, body, address)).status;
  };

  test.each([
    ['of two addresses leave room for a photo of another', ['198.51.100.1', '198.51.100.2'], '198.51.100.3', 0],
    ['of two addresses leave room for a photo of one of them', ['198.51.100.1', '198.51.100.2'], '198.51.100.1', 1_000],
    ['of one address leave room for its next photo', ['198.51.100.1'], '198.51.100.1', 1_000],
    [
      'of eight addresses leave room for a photo of another',
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `198.51.100.${at}`),
      '198.51.100.9',
      0,
    ],
  ])('D-19 %s', async (_, addresses, address, waitedMs) => {
    // Fake only the clock, because the database needs real timers.
    vi.useFakeTimers({ toFake: ['performance'] });
    const uploads = await fill(...addresses);
    vi.advanceTimersByTime(waitedMs);
    expect(await photoFrom(address)).toBe(200);
    await uploads.end();
  });
});
