import { describe, expect, test, vi } from 'vitest';
import { createKeyGuard } from './keyGuard';

const button = { localName: 'button' };
const field = { localName: 'input' };
const area = { localName: 'textarea' };

/** Returns the effect of each key: "acts", "default only" if listeners do not receive it, or "nothing". */
function pressAll(
  ...presses: { key: string | undefined; on?: unknown; repeat?: true; isComposing?: true; keyCode?: number }[]
) {
  const guard = createKeyGuard();
  return presses.map(({ key, on = field, repeat = false, isComposing = false, keyCode = 0 }) => {
    const preventDefault = vi.fn<() => void>();
    const stopImmediatePropagation = vi.fn<() => void>();
    guard({ key, keyCode, isComposing, repeat, target: on, preventDefault, stopImmediatePropagation });
    const isStopped = stopImmediatePropagation.mock.calls.length > 0;
    const isPrevented = preventDefault.mock.calls.length > 0;
    return isStopped ? (isPrevented ? 'nothing' : 'default only') : 'acts';
  });
}

describe('while an input method composes, its keys reach it and nothing else', () => {
  test.each(['Enter', 'Escape', 'ArrowDown', '/', 'k', 'Process', 'Unidentified'])('%s', (key) => {
    expect(pressAll({ key, isComposing: true })).toEqual(['default only']);
    expect(pressAll({ key, keyCode: 229 }), 'as Safari marks the last key').toEqual(['default only']);
    expect(pressAll({ key })).toEqual(['acts']);
  });

  test('a field for several lines is no exception', () => {
    expect(pressAll({ key: 'Enter', on: area, isComposing: true })).toEqual(['default only']);
  });
});

describe('a key that is held down', () => {
  test.each([
    ['Enter acts once', button, 'Enter', ['acts', 'nothing', 'nothing']],
    ['Enter in a field acts once', field, 'Enter', ['acts', 'nothing', 'nothing']],
    ['Escape acts once', field, 'Escape', ['acts', 'nothing', 'nothing']],
    ['Enter repeats as a new line', area, 'Enter', ['acts', 'acts', 'acts']],
    ['Enter repeats in rich text', { localName: 'div', isContentEditable: true }, 'Enter', ['acts', 'acts', 'acts']],
    ['a character repeats', field, '/', ['acts', 'acts', 'acts']],
    ['an arrow repeats', field, 'ArrowDown', ['acts', 'acts', 'acts']],
    ['Backspace repeats', field, 'Backspace', ['acts', 'acts', 'acts']],
  ])('%s', (_, on, key, expected) => {
    expect(pressAll({ key, on }, { key, on, repeat: true }, { key, on, repeat: true })).toEqual(expected);
  });

  test.each([
    ['/', 'nothing'],
    [' ', 'nothing'],
    ['Tab', 'acts'],
    ['ArrowDown', 'acts'],
  ])('%j that moved the focus then does %j', (key, expected) => {
    expect(pressAll({ key, on: button }, { key, repeat: true }, { key })).toEqual(['acts', expected, 'acts']);
  });
});

test('what Chrome sends without a key when it fills in a form acts', () => {
  expect(pressAll({ key: undefined })).toEqual(['acts']);
});
