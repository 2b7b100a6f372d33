import { describe, expect, test } from 'vitest';
import {
  firstIncomplete,
  openCheckoutStep,
  nextStep,
  checkoutStepIds,
  stepState,
  type CompletedSteps,
  type CheckoutStepId,
} from './steps';

/** Each letter is a completed step: 'dat' means details, address and time are done and the ID is not. */
const done = (letters: string): CompletedSteps => ({
  details: letters.includes('d'),
  id: letters.includes('i'),
  address: letters.includes('a'),
  time: letters.includes('t'),
});

describe('S2-73 the open step', () => {
  test.each<[string, CheckoutStepId]>([
    ['', 'details'],
    ['d', 'id'],
    ['da', 'id'],
    ['ia', 'details'],
    ['di', 'address'],
    ['dia', 'time'],
    ['diat', 'review'],
  ])('with "%s" done, the first missing step is %s', (letters, first) => {
    expect(firstIncomplete(done(letters))).toBe(first);
    expect(openCheckoutStep(null, done(letters))).toBe(first);
  });

  test.each<[string, string, CheckoutStepId]>([
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
  ])('with "%s" done, ?step=%s opens %s', (letters, requested, open) => {
    expect(openCheckoutStep(requested, done(letters))).toBe(open);
  });
});

describe('the step after a finished one', () => {
  test.each<[string, CheckoutStepId, CheckoutStepId]>([
    // Steps that are already complete, from the panel or by preselection, are skipped.
    ['', 'details', 'id'],
    ['a', 'details', 'id'],
    ['da', 'id', 'time'],
    ['dat', 'details', 'id'],
    ['d', 'id', 'address'],
    ['dia', 'address', 'time'],
    ['dia', 'time', 'review'],
    // A step edited from the review returns to the review.
    ['diat', 'details', 'review'],
    ['diat', 'address', 'review'],
    // The finished step may not be recorded as done yet.
    ['dat', 'id', 'review'],
    // A later step is finished while an earlier one is still missing.
    ['at', 'time', 'details'],
    ['iat', 'address', 'details'],
  ])('with "%s" done, after %s comes %s', (letters, finished, next) => {
    expect(nextStep(finished, done(letters))).toBe(next);
  });
});

test('S2-73 one step is open, done steps are folded, and the rest are waiting', () => {
  const states = checkoutStepIds.map((id) => stepState(id, 'id', done('da')));
  expect(states).toEqual(['done', 'open', 'done', 'waiting', 'waiting']);
});
