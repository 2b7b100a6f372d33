import { describe, expect, test } from 'vitest';
import { nextStep, openStep, stepIds, stepsOf, type Progress, type StepId } from './steps';

const nothing: Progress = {
  hasPod: false,
  variant: null,
  isIn: false,
  isShown: false,
  isRainbow: false,
  isDone: false,
};
const inOrder: [StepId, Partial<Progress>][] = [
  ['code', {}],
  ['pod', { hasPod: true }],
  ['signIn', { variant: 'unlock' }],
  ['place', { isIn: true }],
  ['rainbow', { isShown: true }],
  ['white', { isRainbow: true }],
  ['done', { isDone: true }],
];
/** A pod's progress just before a step. */
const before = (id: StepId): Progress =>
  Object.assign({ ...nothing }, ...inOrder.slice(0, stepIds.indexOf(id) + 1).map(([, change]) => change));

describe('S2-61 the steps', () => {
  test.each(stepIds)('%s is next once the previous steps are complete', (id) => {
    expect(nextStep(before(id))).toBe(id);
    expect(openStep(null, before(id))).toBe(id);
  });

  test.each(stepIds)('from %s, no later step opens, whatever the URL asks for', (id) => {
    for (const asked of stepIds.slice(stepIds.indexOf(id) + 1)) expect(openStep(asked, before(id))).toBe(id);
    expect(openStep('nonsense', before(id))).toBe(id);
  });

  test('S2-65 no step asks for a membership before the light: an address that once did leads to the next step', () => {
    expect(openStep('join', before('place'))).toBe('place');
  });

  test.each<[StepId, StepId, StepId]>([
    ['white', 'rainbow', 'rainbow'],
    ['white', 'place', 'place'],
    ['white', 'pod', 'pod'],
    ['white', 'code', 'code'],
    ['place', 'signIn', 'place'],
    ['done', 'rainbow', 'done'],
    ['done', 'code', 'done'],
  ])('from %s, %s leads to %s', (from, asked, open) => {
    expect(openStep(asked, before(from))).toBe(open);
  });
});

describe('S2-70 saving instead of unlocking', () => {
  test('signs in, and then stays at the pod until it is saved', () => {
    const saving: Progress = { ...before('signIn'), variant: 'save' };
    expect(nextStep(saving)).toBe('signIn');
    expect(openStep('signIn', { ...saving, isIn: true })).toBe('pod');
    expect(openStep('place', { ...saving, isIn: true })).toBe('pod');
  });

  test('has four steps, or three with a session', () => {
    expect(stepsOf({ variant: 'save', signsIn: true })).toEqual(['code', 'pod', 'signIn', 'done']);
    expect(stepsOf({ variant: 'save', signsIn: false })).toEqual(['code', 'pod', 'done']);
  });
});

test('S2-09 has one step less when signed in', () => {
  expect(stepsOf({ variant: null, signsIn: true })).toEqual(stepIds);
  expect(stepsOf({ variant: 'unlock', signsIn: false })).toEqual(stepIds.filter((id) => id !== 'signIn'));
});
