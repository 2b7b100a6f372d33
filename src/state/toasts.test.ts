import { beforeEach, expect, test } from 'vitest';
import { closeToast, showToast, useToasts } from './toasts';

const shown = () => useToasts.getState().toasts;

beforeEach(() => useToasts.setState(useToasts.getInitialState(), true));

test('S3-23 toasts stand in the order in which they came, each with its variant and action', () => {
  const action = { label: 'Undo', run: () => {} };
  showToast({ variant: 'info', message: 'One' });
  showToast({ variant: 'error', message: 'Two', action });
  expect(shown()).toEqual([
    { id: expect.any(Number), variant: 'info', message: 'One' },
    { id: expect.any(Number), variant: 'error', message: 'Two', action },
  ]);
});

test('closing one leaves the others, even of the same words', () => {
  showToast({ variant: 'success', message: 'Saved' });
  showToast({ variant: 'success', message: 'Saved' });
  const [first, second] = shown();
  closeToast(first!.id);
  expect(shown()).toEqual([second]);
  closeToast(first!.id);
  expect(shown()).toEqual([second]);
});
