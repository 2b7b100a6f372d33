import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guardWindow } from './guardWindow';

test('a window inside the editor has the guard until its part is gone', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const pane = frame.contentWindow as Window & typeof globalThis;
  const heard = vi.fn<(event: Event) => void>();
  pane.document.addEventListener('keydown', heard);
  const stop = new pane.AbortController();
  guardWindow(pane, stop.signal);
  const { body } = pane.document;
  const drop = () => fireEvent.drop(body, { dataTransfer: { types: ['Files'] } });
  const compose = () => fireEvent.keyDown(body, { key: 'Enter', isComposing: true });
  expect(drop()).toBe(false);
  compose();
  expect(heard).not.toHaveBeenCalled();
  stop.abort();
  expect(drop()).toBe(true);
  compose();
  expect(heard).toHaveBeenCalledOnce();
});
