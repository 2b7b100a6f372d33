import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState, type ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { framingFields } from './framingFields';

const form = vi.hoisted(() => ({ name: 'oak' }));
vi.mock('./cmsStore', () => ({ useFormEntry: () => ({ getIn: () => form.name }) }));
const entries = vi.hoisted(() => ({ pictures: { all: ['oak', 'atlas'], photos: ['oak'] } }));
vi.mock('./entries', () => ({ currentEntries: () => entries, watchEntries: () => () => {} }));
vi.mock('./changes/editorChanges', () => ({ editorChanges: () => ({ list: () => [] }) }));

beforeEach(() => {
  form.name = 'oak';
});

interface FieldProps {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: unknown) => void;
}

/** jsdom neither loads nor lays out pictures. */
function renderField(name: 'crop' | 'focus', value?: unknown, size = { width: 2000, height: 1000 }) {
  const changed = vi.fn();
  const Control = framingFields.find((field) => field.name === name)!.controlComponent as ComponentType<FieldProps>;
  function Form() {
    const [current, setCurrent] = useState(value);
    const onChange = (next: unknown) => {
      changed(next);
      setCurrent(next);
    };
    return createElement(Control, { value: current, forID: 'field', classNameWrapper: '', onChange });
  }
  render(<Form />);
  const image = document.querySelector('.editor-whole img');
  if (image) {
    Object.defineProperties(image, { naturalWidth: { value: size.width }, naturalHeight: { value: size.height } });
    fireEvent.load(image);
  }
  return changed;
}

const slider = (name: string) => screen.getByRole('slider', { name });
const valueOf = (name: string) => slider(name).getAttribute('aria-valuetext');
const last = (changed: ReturnType<typeof vi.fn>): unknown => changed.mock.lastCall?.[0];

test('the whole photo is shown, with a handle for each edge, and its frame cannot move', () => {
  renderField('crop');
  expect(document.querySelector('.editor-whole img')).toHaveAttribute('src', '/admin/pictures/oak.whole.svg');
  expect(screen.getAllByRole('slider').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Frame',
    'Cut off on the left',
    'Cut off at the top',
    'Cut off on the right',
    'Cut off at the bottom',
  ]);
  expect(slider('Frame')).toBeDisabled();
  expect(screen.getByText('Nothing is cut off.')).toBeVisible();
});

test.each<[string, string, object]>([
  ['Cut off on the left', 'ArrowRight', { left: 11 }],
  ['Cut off on the left', 'Home', { left: 0 }],
  ['Cut off at the top', 'ArrowUp', { top: 19 }],
  ['Cut off on the right', 'ArrowLeft', { right: 31 }],
  ['Cut off at the bottom', 'ArrowDown', { bottom: 39 }],
  ['Frame', 'ArrowLeft', { left: 9, right: 31 }],
])('%s moves by %s', (name, key, expected) => {
  const crop = { left: 10, top: 20, right: 30, bottom: 40 };
  const changed = renderField('crop', { toJS: () => crop });
  fireEvent.keyDown(slider(name), { key });
  expect(last(changed)).toEqual({ ...crop, ...expected });
});

test('Shift moves by ten, other keys and shortcuts leave the field alone', () => {
  const changed = renderField('crop');
  for (const more of [{ key: 'Tab' }, { key: 'a' }, { key: 'ArrowRight', altKey: true }])
    expect(fireEvent.keyDown(slider('Cut off on the left'), more), 'not prevented').toBe(true);
  expect(changed).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(slider('Cut off on the left'), { key: 'ArrowRight', shiftKey: true })).toBe(false);
  expect(last(changed)).toEqual({ left: 10, top: 0, right: 0, bottom: 0 });
  expect(valueOf('Cut off on the left')).toBe('10 %');
  expect(screen.getByText('1800 × 1000 of 2000 × 1000 pixels remain.')).toBeVisible();
});

test.each([
  ['back to the whole photo', () => fireEvent.keyDown(slider('Cut off on the left'), { key: 'Home' })],
  ['Reset', () => fireEvent.click(screen.getByRole('button', { name: 'Reset' }))],
])('%s stores no crop', (_, act) => {
  const changed = renderField('crop', { left: 3, top: 0, right: 0, bottom: 0 });
  act();
  expect(last(changed)).toBe('');
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('the focus is set by a click on the photo, moved by keys, and reset', () => {
  const changed = renderField('focus');
  expect(screen.getByText('The center.')).toBeVisible();
  const photo = screen.getByRole('button', { name: 'Choose the point on the photo' });
  photo.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent.click(photo, { detail: 1, clientX: 200, clientY: 200 });
  expect(last(changed)).toEqual({ x: 25, y: 75 });
  fireEvent.keyDown(slider('Point that stays in view'), { key: 'ArrowUp', shiftKey: true });
  expect(last(changed)).toEqual({ x: 25, y: 65 });
  expect(valueOf('Point that stays in view')).toBe('25 % from the left, 65 % from the top');
  fireEvent.click(photo, { detail: 0, clientX: 0, clientY: 0 });
  expect(changed, 'a click by keyboard has no position').toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(last(changed)).toBe('');
});

test.each([
  ['no photo yet', '', /^Add the photo first/],
  ['a drawing', 'atlas', /^A drawing is always shown whole/],
])('%s has nothing to move', (_, name, text) => {
  form.name = name;
  renderField('crop');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a photo that the site does not have yet keeps its values, and they can be reset', () => {
  const changed = renderField('crop', { left: 3, top: 0, right: 0, bottom: 0 });
  fireEvent.error(document.querySelector('.editor-whole img')!);
  expect(screen.getByText(/once the site is built with it/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(last(changed)).toBe('');
});
