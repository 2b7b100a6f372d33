import { describe, expect, test } from 'vitest';
import { currentStep, parseStepParam, withStepParam } from './flowSteps';

test.each([
  ['', null],
  ['?step=time', 'time'],
  ['?provider=a&step=time', 'time'],
])('the step in "%s" is %j', (search, step) => {
  expect(parseStepParam(search)).toBe(step);
});

test.each([
  ['', 'time', '?step=time'],
  ['?step=id&from=cart', 'time', '?step=time&from=cart'],
  ['?step=id&from=cart', null, '?from=cart'],
  ['?step=id', null, ''],
])('the query "%s" with the step %j is "%s"', (search, step, result) => {
  expect(withStepParam(search, step)).toBe(result);
});

describe('the step to show', () => {
  const steps = ['cart', 'pay', 'done'] as const;
  type Step = (typeof steps)[number];
  /** Steps up to `last` can be open. Without a request, `last` is open. */
  const upTo = (last: Step) => (requested: string | null) =>
    steps.find((step) => step === requested && steps.indexOf(step) <= steps.indexOf(last)) ?? last;

  test('is the requested one, or the one that must be open instead', () => {
    const open = (requested: string | null) => currentStep({ requested, queued: null, resolve: upTo('pay') });
    expect(open('cart')).toMatchObject({ open: 'cart' });
    expect(open('done')).toMatchObject({ open: 'pay', history: 'replace' });
    expect(open(null)).toMatchObject({ open: 'pay', history: 'replace' });
  });

  test('stays until a queued step can open, which then is a new history entry', () => {
    const flow = (last: Step) => currentStep({ requested: 'cart', queued: { step: 'pay' }, resolve: upTo(last) });
    expect(flow('cart')).toEqual({ open: 'cart', history: 'replace', isQueueReady: false });
    expect(flow('pay')).toEqual({ open: 'pay', history: 'push', isQueueReady: true });
  });

  test('is none once the steps are left, without a new history entry', () => {
    const resolve = (requested: string | null) => steps.find((step) => step === requested) ?? null;
    expect(currentStep({ requested: 'pay', queued: { step: null }, resolve })).toEqual({
      open: null,
      history: 'replace',
      isQueueReady: true,
    });
  });

  test('is the one that must be open if the steps cannot be left', () => {
    const flow = currentStep({ requested: 'done', queued: { step: null }, resolve: upTo('cart') });
    expect(flow).toMatchObject({ open: 'cart', isQueueReady: true });
  });
});
