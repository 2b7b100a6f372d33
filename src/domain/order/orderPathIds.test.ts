import { describe, expect, test } from 'vitest';
import { parseOrderPathIds } from './orderPathIds';

describe('S2-18 the order in a URL', () => {
  test.each([
    ['/alder/4f1d', { providerId: 'alder', detailsId: '4f1d' }],
    ['/alder/4f1d/', { providerId: 'alder', detailsId: '4f1d' }],
    ['/los%20alamos/a%2Fb', { providerId: 'los alamos', detailsId: 'a/b' }],
  ])('%s', (path, name) => expect(parseOrderPathIds(path)).toEqual(name));

  test.each(['', '/', '/x', '/x/', '//x', '/x/y/z', '/x/%', '/%E0%A4%A/y'])('is null for %s', (path) =>
    expect(parseOrderPathIds(path)).toBeNull(),
  );
});
