import { fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closePanel, usePanel } from '../state/panels';
import { useSearchKey } from './useSearchKey';

beforeEach(() => {
  closePanel();
  document.body.innerHTML = '<input><button aria-keyshortcuts="/">Search</button><dialog></dialog>';
  renderHook(() => useSearchKey());
});
afterEach(() => document.body.replaceChildren());

const press = (init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: '/', ...init });
const opened = () => usePanel.getState().open;

// Some keyboards have it above a digit.
test.each([{}, { code: 'Digit7', shiftKey: true }])('with %j it opens the search, and not the browser’s', (init) => {
  expect(press(init)).toBe(false);
  expect(opened()).toBe('search');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: 'd' }])(
  'with %j it is another key',
  (init) => {
    expect(press(init)).toBe(true);
    expect(opened()).toBeNull();
  },
);

test('beside an open dialog, or without a button, it does nothing', () => {
  document.querySelector('dialog')!.setAttribute('open', '');
  press();
  expect(opened()).toBeNull();
  document.querySelector('dialog')!.removeAttribute('open');
  screen.getByRole('button').remove();
  press();
  expect(opened()).toBeNull();
});

test.each(['input', 'dialog'])('in an open %s it is a character', (where) => {
  press({}, document.querySelector(where)!);
  expect(opened()).toBeNull();
});
