import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guardInput } from './guardInput';

// The setup file of the tests installs the guard, as every page does.

const renderField = () => {
  const keys = vi.fn<(key: string) => void>();
  render(
    <>
      <input aria-label="Name" onKeyDown={({ key }) => keys(key)} />
      <div>Beside it</div>
    </>,
  );
  return { field: screen.getByLabelText('Name'), beside: screen.getByText('Beside it'), keys };
};

test('no handler of the page sees the keys of an input method, which still gets them', () => {
  const { field, keys } = renderField();
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(true);
  expect(keys).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(keys.mock.calls).toEqual([['Enter']]);
});

test('a key that is held down acts once', () => {
  const { field, keys } = renderField();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true }), 'the form is not submitted again').toBe(false);
  expect(keys).toHaveBeenCalledOnce();
});

test('a file dropped beside its field does not replace the page, and text can be dragged into a field', () => {
  const { field, beside } = renderField();
  const files = { types: ['Files'], files: [new File(['a'], 'id.jpg')] };
  for (const element of [beside, field, document.body]) {
    expect(fireEvent.dragOver(element, { dataTransfer: { ...files } })).toBe(false);
    expect(fireEvent.drop(element, { dataTransfer: { ...files } })).toBe(false);
  }
  const text = { types: ['text/plain'] };
  expect(fireEvent.dragOver(field, { dataTransfer: { ...text } })).toBe(true);
  expect(fireEvent.drop(field, { dataTransfer: { ...text } })).toBe(true);
});

test('another window has the guard until its part is gone', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const pane = frame.contentWindow as Window & typeof globalThis;
  const heard = vi.fn<(event: Event) => void>();
  pane.document.addEventListener('keydown', heard);
  const stop = new pane.AbortController();
  guardInput(pane, stop.signal);
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
