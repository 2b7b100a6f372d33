import { describe, expect, test } from 'vitest';
import { buildActivation, buildCheckedKey, podKey } from '../../../tests/fixtures/builders/buildUnlock';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import {
  hasTimeLeft,
  openUnlockState,
  podKeyToSave,
  unlockStepIds,
  unlockSteps,
  type UnlockFacts,
  type UnlockStepId,
} from './unlockState';

const checked = buildCheckedKey();
const activation = buildActivation();
const result = { kind: 'unlocked', pod: buildUserPod(), isOfVisitor: false } as const;
const start: UnlockFacts = {
  checked: null,
  variant: null,
  isSignedIn: false,
  activation: null,
  isShown: false,
  isRainbow: false,
  result: null,
};
const inOrder: [UnlockStepId, Partial<UnlockFacts>][] = [
  ['code', {}],
  ['pod', { checked }],
  ['signIn', { variant: 'unlock' }],
  ['place', { isSignedIn: true }],
  ['rainbow', { activation, isShown: true }],
  ['white', { isRainbow: true }],
  ['done', { result }],
];
const before = (id: UnlockStepId): UnlockFacts =>
  Object.assign({ ...start }, ...inOrder.slice(0, unlockStepIds.indexOf(id) + 1).map(([, change]) => change));
const openStep = (requested: string | null, facts: UnlockFacts) => openUnlockState(requested, facts).step;

describe('S2-61 the steps', () => {
  test.each(unlockStepIds)('%s is next once the previous steps are complete', (id) => {
    expect(openStep(null, before(id))).toBe(id);
  });

  test.each(unlockStepIds)('from %s, no later step opens, whatever the URL asks for', (id) => {
    for (const requested of unlockStepIds.slice(unlockStepIds.indexOf(id) + 1))
      expect(openStep(requested, before(id))).toBe(id);
    expect(openStep('nonsense', before(id))).toBe(id);
  });

  test('S2-65 no step asks for a membership before the light: an address that once did leads to the next step', () => {
    expect(openStep('join', before('place'))).toBe('place');
  });

  test.each<[UnlockStepId, UnlockStepId, UnlockStepId]>([
    ['white', 'rainbow', 'rainbow'],
    ['white', 'place', 'place'],
    ['white', 'pod', 'pod'],
    ['white', 'code', 'code'],
    ['place', 'signIn', 'place'],
    ['done', 'rainbow', 'done'],
    ['done', 'code', 'done'],
  ])('from %s, %s leads to %s', (from, requested, open) => {
    expect(openStep(requested, before(from))).toBe(open);
  });

  test.each<[string, Partial<UnlockFacts>]>([
    ['the server has not returned the pod’s state for the account', { checked: buildCheckedKey({ state: null }) }],
    ['the shopper is signed out', { isSignedIn: false }],
  ])('the light waits while %s', (_, change) => {
    expect(openStep('place', { ...before('place'), ...change })).toBe('signIn');
  });

  test('a light without its activation is shown again', () => {
    expect(openStep('white', { ...before('white'), activation: null })).toBe('place');
  });

  test('each step has its own data', () => {
    expect(openUnlockState(null, before('pod'))).toEqual({ step: 'pod', checked });
    expect(openUnlockState(null, before('white'))).toEqual({ step: 'white', activation });
    expect(openUnlockState(null, before('done'))).toEqual({ step: 'done', result });
  });
});

describe('S2-70 saving instead of unlocking', () => {
  const saving: UnlockFacts = { ...before('signIn'), variant: 'save' };

  test('signs in, and then stays at the pod until it is saved', () => {
    expect(openStep(null, saving)).toBe('signIn');
    expect(openStep('signIn', { ...saving, isSignedIn: true })).toBe('pod');
    expect(openStep('place', { ...saving, isSignedIn: true })).toBe('pod');
  });

  test('begins once the pod’s state is known for the account', () => {
    expect(podKeyToSave(saving)).toBeNull();
    expect(podKeyToSave({ ...saving, isSignedIn: true, checked: buildCheckedKey({ state: null }) })).toBeNull();
    expect(podKeyToSave({ ...saving, isSignedIn: true })).toBe(podKey);
    expect(podKeyToSave(before('place'))).toBeNull();
  });

  test('has four steps, or three with a session', () => {
    expect(unlockSteps({ variant: 'save', signsIn: true })).toEqual(['code', 'pod', 'signIn', 'done']);
    expect(unlockSteps({ variant: 'save', signsIn: false })).toEqual(['code', 'pod', 'done']);
  });
});

test('S2-09 has one step less when signed in', () => {
  expect(unlockSteps({ variant: null, signsIn: true })).toEqual(unlockStepIds);
  expect(unlockSteps({ variant: 'unlock', signsIn: false })).toEqual(unlockStepIds.filter((id) => id !== 'signIn'));
});

test.each([
  ['2026-11-21T17:30:00.000Z', true],
  ['2026-11-21T17:05:00.000Z', true],
  ['2026-11-21T17:04:59.999Z', false],
  ['2026-11-21T16:00:00.000Z', false],
  ['no date', false],
])('S2-66 at five o’clock an activation that ends at %s lasts long enough: %s', (expiresAt, lasts) => {
  expect(hasTimeLeft({ expiresAt }, Date.parse('2026-11-21T17:00:00Z'))).toBe(lasts);
});
