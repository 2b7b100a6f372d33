import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guardInput } from './guardInput';

// The tests' setup has set up the guard, as each page does.

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

test('the guard ends with its signal', () => {
  const stop = new AbortController();
  const add = vi.spyOn(window, 'addEventListener');
  guardInput(stop.signal);
  expect(add.mock.calls.map(([name, , options]) => [name, (options as AddEventListenerOptions).signal])).toEqual([
    ['keydown', stop.signal],
    ['dragover', stop.signal],
    ['drop', stop.signal],
  ]);
});
