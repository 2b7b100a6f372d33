import { expect, test, vi } from 'vitest';
import { clearRatingDraft, loadRatingDraft, saveRatingDraft, type RatingDraft } from './ratingDraft';

const key = 'rating_draft';
const entry = { podKey: 'ABCDEFGH', savedAt: '2026-11-20T17:00:00.000Z' };
const draft: RatingDraft = { score: 4, tags: ['good-vapor'], effects: ['happy'] };

test('S2-77 the choices are kept in this tab only, until they are cleared', () => {
  expect(loadRatingDraft(entry)).toBeNull();
  saveRatingDraft(entry, draft);
  expect(loadRatingDraft(entry)).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  clearRatingDraft();
  expect(sessionStorage).toHaveLength(0);
});

test('does not apply to another pod, or to another shopper with the same pod', () => {
  saveRatingDraft(entry, draft);
  expect(loadRatingDraft({ ...entry, podKey: 'BCDEFGHI' })).toBeNull();
  expect(loadRatingDraft({ ...entry, savedAt: '2026-11-20T17:00:00.001Z' })).toBeNull();
});

test.each<[string, unknown]>([
  ['no object', 'text'],
  ['null', null],
  ['a list', []],
  ['a score out of range', { ...entry, ...draft, score: 6 }],
  ['a score in letters', { ...entry, ...draft, score: '4' }],
  ['no score', { ...entry, tags: [], effects: [] }],
  ['an unknown tag', { ...entry, ...draft, tags: ['good-vapor', '<b>'] }],
  ['tags that are not a list', { ...entry, ...draft, tags: 'good-vapor' }],
  ['an unknown effect', { ...entry, ...draft, effects: ['cured'] }],
])('stored %s is ignored', (_, value) => {
  sessionStorage.setItem(key, JSON.stringify(value));
  expect(loadRatingDraft(entry)).toBeNull();
});

test('stored text that is not JSON is ignored', () => {
  sessionStorage.setItem(key, '{');
  expect(loadRatingDraft(entry)).toBeNull();
});

test('S9-12 blocked storage is not an error', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  saveRatingDraft(entry, draft);
  clearRatingDraft();
  expect(loadRatingDraft(entry)).toBeNull();
});
