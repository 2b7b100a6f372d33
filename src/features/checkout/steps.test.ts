import { describe, expect, test } from 'vitest';
import { firstMissing, openStep, stepAfter, stepIds, stepState, type DoneSteps, type StepId } from './steps';

/** Of 'dat' the details, the address and the time are done, and the ID is not. */
const done = (letters: string): DoneSteps => ({
  details: letters.includes('d'),
  id: letters.includes('i'),
  address: letters.includes('a'),
  time: letters.includes('t'),
});

describe('S2-73 the step that is open', () => {
  test.each<[string, StepId]>([
    ['', 'details'],
    ['d', 'id'],
    ['da', 'id'],
    ['ia', 'details'],
    ['di', 'address'],
    ['dia', 'time'],
    ['diat', 'review'],
  ])('with "%s" done, what is missing first is %s', (letters, first) => {
    expect(firstMissing(done(letters))).toBe(first);
    expect(openStep(null, done(letters))).toBe(first);
  });

  test.each<[string, string, StepId]>([
    ['diat', 'details', 'details'],
    ['diat', 'time', 'time'],
    ['diat', 'review', 'review'],
    ['dia', 'review', 'time'],
    ['dia', 'id', 'id'],
    ['d', 'time', 'id'],
    ['d', 'address', 'id'],
    ['da', 'address', 'address'],
    ['at', 'time', 'time'],
    ['', 'review', 'details'],
    ['diat', 'nowhere', 'review'],
    ['dia', '', 'time'],
    ['dia', 'constructor', 'time'],
  ])('with "%s" done, ?step=%s opens %s', (letters, asked, open) => {
    expect(openStep(asked, done(letters))).toBe(open);
  });

  test('is always one that is done or the first that is not', () => {
    for (let bits = 0; bits < 16; bits += 1) {
      const these = done([...'diat'].filter((_, at) => bits & (1 << at)).join(''));
      for (const asked of [...stepIds, null, 'x']) {
        const open = openStep(asked, these);
        expect(open === firstMissing(these) || (open !== 'review' && these[open])).toBe(true);
        if (asked === firstMissing(these)) expect(open).toBe(asked);
      }
    }
  });
});

describe('the step after one that was finished', () => {
  test.each<[string, StepId, StepId]>([
    // What the panel has given before, or what was chosen for the shopper, is passed over.
    ['', 'details', 'id'],
    ['a', 'details', 'id'],
    ['da', 'id', 'time'],
    ['dat', 'details', 'id'],
    ['d', 'id', 'address'],
    ['dia', 'address', 'time'],
    ['dia', 'time', 'review'],
    // Changed from the review: back to it.
    ['diat', 'details', 'review'],
    ['diat', 'address', 'review'],
    // What is finished need not be known yet.
    ['dat', 'id', 'review'],
    // A later one that lacks what an earlier one should have given.
    ['at', 'time', 'details'],
    ['iat', 'address', 'details'],
  ])('with "%s" done, after %s comes %s', (letters, finished, next) => {
    expect(stepAfter(finished, done(letters))).toBe(next);
  });
});

test('S2-73 one step is open, what is done is folded, and the rest waits', () => {
  const states = stepIds.map((id) => stepState(id, 'id', done('da')));
  expect(states).toEqual(['done', 'open', 'done', 'waiting', 'waiting']);
});
