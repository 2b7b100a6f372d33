import { expect, test, vi } from 'vitest';
import { createClickGuard } from './clickGuard';

const text = { closest: () => null };
const button = { closest: () => button };
const icon = { closest: () => button };
const other = { closest: () => other };
const field = { closest: () => label };
const label: object = { control: field, closest: () => label };

interface TestClick {
  on: unknown;
  detail?: number;
  at?: [x: number, y: number];
  leaves?: unknown;
}

/**
 * Returns true for each click that is not stopped. `leaves` is the element under the pointer after a click; by default,
 * the target of the next click.
 */
function clickAll(...clicks: TestClick[]): boolean[] {
  let elementAtPoint: unknown;
  const guard = createClickGuard(() => elementAtPoint);
  return clicks.map(({ on, detail = 1, at: [clientX, clientY] = [5, 5] }, index) => {
    elementAtPoint = index === 0 ? null : (clicks[index - 1]!.leaves ?? on);
    const preventDefault = vi.fn<() => void>();
    const stopImmediatePropagation = vi.fn<() => void>();
    guard({ detail, clientX, clientY, target: on, preventDefault, stopImmediatePropagation });
    expect(preventDefault.mock.calls).toHaveLength(stopImmediatePropagation.mock.calls.length);
    return stopImmediatePropagation.mock.calls.length === 0;
  });
}

test.each<[string, boolean, TestClick, TestClick]>([
  ['on another control in the same place', false, { on: button }, { on: other, detail: 2 }],
  ['a few pixels away', false, { on: button, at: [5, 5] }, { on: other, detail: 2, at: [9, 8] }],
  ['on a text that replaced a control', false, { on: button }, { on: text, detail: 2 }],
  [
    'on the control beside the gap that the first one hit',
    true,
    { on: text, leaves: text },
    { on: button, detail: 2, at: [9, 8] },
  ],
  [
    'on the neighbor of a control that is still there',
    true,
    { on: button, leaves: button },
    { on: other, detail: 2, at: [9, 5] },
  ],
  ['on the same control', true, { on: button }, { on: button, detail: 2 }],
  ['on the icon of the same control', true, { on: button }, { on: icon, detail: 2 }],
  ['on a label and its field', true, { on: label }, { on: field, detail: 2 }],
  ['of a touch screen that counts taps on neighbors', true, { on: button }, { on: other, detail: 2, at: [60, 5] }],
  ['that is a click of its own', true, { on: button }, { on: other }],
  ['of a key', true, { on: button }, { on: other, detail: 0 }],
  ['without an element', true, { on: null }, { on: null, detail: 2 }],
])('a second click %s: acts is %j', (_, acts, first, second) => {
  expect(clickAll(first, second)).toEqual([true, acts]);
});

test('a triple click acts once, and the next click acts again', () => {
  const clicks = [1, 2, 3, 1].map((detail, index) => ({ on: index === 0 ? button : other, detail }));
  expect(clickAll(...clicks)).toEqual([true, false, false, true]);
});

test('the first click that a page sees acts, even if an earlier page saw the one before', () => {
  expect(clickAll({ on: button, detail: 2 })).toEqual([true]);
});
