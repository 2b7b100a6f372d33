import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeEarlyText } from '../../data/page/earlyText';
import { keepSearchKey } from './searchKey';

const opened = vi.fn<() => void>();
let stop: AbortController;

beforeEach(() => {
  opened.mockClear();
  document.body.innerHTML = '<input><button aria-keyshortcuts="/">Search</button><dialog></dialog>';
  screen.getByRole('button').addEventListener('click', opened);
  stop = new AbortController();
  keepSearchKey(stop.signal);
});
afterEach(() => {
  stop.abort();
  document.body.innerHTML = '';
});

const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));

test('the key opens the search, and what is typed before its field is there is kept', () => {
  expect(press('/'), 'the browser does not search the page').toEqual([false]);
  expect(opened).toHaveBeenCalledOnce();
  press('d', 'u', 'x', 'Backspace', 's', 'Shift', 'k', ' ', '/');
  expect(consumeEarlyText()).toBe('dusk /');
  expect(opened).toHaveBeenCalledOnce();
  expect(consumeEarlyText(), 'only once').toBe('');
});

test('Escape gives up, and other keys stay the browser’s', () => {
  expect(press('d', 'Enter', ' ')).toEqual([true, true, true]);
  expect(opened).not.toHaveBeenCalled();
  press('/', 'd', 'Escape');
  expect(consumeEarlyText()).toBe('');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('with %j it is another key', (modifier) => {
  fireEvent.keyDown(document.body, { key: '/', ...modifier });
  expect(opened).not.toHaveBeenCalled();
});

test('held down, it opens the search once and types nothing', () => {
  press('/');
  for (const key of ['/', 'd', ' ']) fireEvent.keyDown(document.body, { key, repeat: true });
  expect(opened).toHaveBeenCalledOnce();
  expect(consumeEarlyText()).toBe('');
});

test.each([{ isComposing: true }, { keyCode: 229 }])('with %j it belongs to an input method', (state) => {
  fireEvent.keyDown(document.body, { key: '/', ...state });
  expect(opened).not.toHaveBeenCalled();
});

test('with Shift it is the same key, since some keyboards have it above a digit', () => {
  fireEvent.keyDown(document.body, { key: '/', code: 'Digit7', shiftKey: true });
  expect(opened).toHaveBeenCalledOnce();
});

test('beside an open dialog it is nothing, wherever the focus is', () => {
  document.querySelector('dialog')!.setAttribute('open', '');
  press('/');
  expect(opened).not.toHaveBeenCalled();
});

test.each(['input', 'dialog'])('in an open %s it is a character', (where) => {
  fireEvent.keyDown(document.querySelector(where)!, { key: '/' });
  expect(opened).not.toHaveBeenCalled();
});
