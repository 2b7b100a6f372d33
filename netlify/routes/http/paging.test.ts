import { z } from '@hono/zod-openapi';
import { describe, expect, test } from 'vitest';
import { nextPageCursor, pagingQuery, timeCursor, toPage } from './paging';

const schema = z.object(pagingQuery({ defaultSize: 50, maxSize: 100 }));
const parse = (query: object) => toPage(schema.parse(query));

describe('a cursor of pages', () => {
  test('D-51 counts more than a page number and keeps its size, whatever the next request asks for', () => {
    const cursor = nextPageCursor(parse({ size: '1' }), 2)!;
    for (const query of [{ cursor }, { cursor, size: '50' }, { cursor, page: '7' }])
      expect(parse(query)).toEqual({ page: 1, size: 1 });
    expect(parse({ page: '7' })).toEqual({ page: 7, size: 50 });
  });

  test('D-51 is null at the end', () => {
    expect(nextPageCursor({ page: 0, size: 2 }, 3)).toBe('1-2');
    for (const total of [0, 1, 2]) expect(nextPageCursor({ page: 0, size: 2 }, total)).toBeNull();
  });

  test.each(['', '1', '1-', '-1-50', '1-0', '1-101', '1-1000', '1e3-50', '9999999-50', '1783036800000_x'])(
    'D-51 %j is refused',
    (cursor) => expect(schema.safeParse({ cursor }).error?.issues[0]).toMatchObject({ path: ['cursor'] }),
  );
});

test.each(['', '1', '1783036800000_', '1783036800000_0b9f6d1e', '17830368000000_0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11'])(
  'D-51 %j is no cursor of a list by time',
  (cursor) => expect(timeCursor.safeParse(cursor).success).toBe(false),
);
