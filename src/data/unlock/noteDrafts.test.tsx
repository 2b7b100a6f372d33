import { expect, test } from 'vitest';
import { clearNoteDrafts, loadNoteDraft, saveNoteDraft } from './noteDrafts';

const amber = { podKey: 'ABCDEFGH', savedAt: '2026-11-20T17:00:00.000Z' };
const birch = { ...amber, podKey: 'BCDEFGHI' };

test('each pod keeps its own draft, in this tab only, until it is removed', () => {
  expect(loadNoteDraft(amber)).toBeNull();
  saveNoteDraft(amber, 'Pears');
  saveNoteDraft(birch, 'Pine');
  saveNoteDraft(amber, 'Pears, slow evenings');
  expect([loadNoteDraft(amber), loadNoteDraft(birch)]).toEqual(['Pears, slow evenings', 'Pine']);
  expect(localStorage).toHaveLength(0);
  saveNoteDraft(amber, null);
  expect([loadNoteDraft(amber), loadNoteDraft(birch)]).toEqual([null, 'Pine']);
  saveNoteDraft(birch, null);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft does not apply to another shopper with the same pod', () => {
  saveNoteDraft(amber, 'Pears');
  expect(loadNoteDraft({ ...amber, savedAt: '2026-11-20T17:00:00.001Z' })).toBeNull();
});

test('all drafts can be removed', () => {
  saveNoteDraft(amber, 'Pears');
  clearNoteDrafts();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '"text"', 'null', '[{"podKey":"ABCDEFGH"}]'])('stored %s is ignored', (text) => {
  sessionStorage.setItem('note_drafts', text);
  expect(loadNoteDraft(amber)).toBeNull();
});
