import { expect, test } from 'vitest';
import { load } from './load';

test('tries are counted by what came back, and one without anything to do is not counted', async () => {
  const seen = await load(
    {
      browse: async () => new Response('a page'),
      order: async () => Response.json({ code: 'database_unavailable' }, { status: 503 }),
      join: async () => {
        throw new TypeError('fetch failed');
      },
      leave: async () => {
        throw new DOMException('late', 'TimeoutError');
      },
      track: async () => null,
    },
    { seconds: 0.2, perSecond: 50 },
  );
  const counts = [...seen].map(([action, { ok, failed, refusals }]) => [
    action,
    ok > 0,
    failed > 0,
    ...refusals.keys(),
  ]);
  expect(counts).toEqual([
    ['browse', true, false],
    ['order', false, true, '503 database_unavailable'],
    ['join', false, true, 'no response'],
    ['leave', false, true, 'no response within 10 s'],
    ['track', false, false],
  ]);
});
