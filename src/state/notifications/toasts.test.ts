import { beforeEach, describe, expect, test } from 'vitest';
import { useAnnouncements } from './announcements';
import { closeToast, showToast, useToasts } from './toasts';

const currentToasts = () => useToasts.getState().toasts;
const messages = () => currentToasts().map(({ message }) => message);

beforeEach(() => {
  useToasts.setState(useToasts.getInitialState(), true);
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
});

test('S3-23 toasts are in order of arrival, each with its variant and action', () => {
  const action = { label: 'Undo', run: () => {} };
  showToast({ variant: 'info', message: 'One' });
  showToast({ variant: 'error', message: 'Two', action });
  expect(currentToasts()).toEqual([
    { id: expect.any(Number), variant: 'info', message: 'One' },
    { id: expect.any(Number), variant: 'error', message: 'Two', action },
  ]);
});

test('closing one leaves the others', () => {
  showToast({ variant: 'success', message: 'One' });
  showToast({ variant: 'success', message: 'Two' });
  const [first, second] = currentToasts();
  closeToast(first!.id);
  expect(currentToasts()).toEqual([second]);
  closeToast(first!.id);
  expect(currentToasts()).toEqual([second]);
});

test('the same message is not stacked: the later toast wins, with its own time and action', () => {
  const action = { label: 'Undo', run: () => {} };
  showToast({ variant: 'success', message: 'Saved' });
  showToast({ variant: 'info', message: 'Other' });
  const [first] = currentToasts();
  showToast({ variant: 'error', message: 'Saved', action });
  expect(messages()).toEqual(['Other', 'Saved']);
  expect(currentToasts()[1]).toMatchObject({ variant: 'error', action });
  expect(currentToasts()[1]!.id).not.toBe(first!.id);
});

test('at most three are shown: a fourth replaces the oldest', () => {
  for (const message of ['One', 'Two', 'Three', 'Four']) showToast({ variant: 'info', message });
  expect(messages()).toEqual(['Two', 'Three', 'Four']);
});

describe('S8-23 each is announced', () => {
  test.each([
    ['info', 'polite'],
    ['success', 'polite'],
    ['error', 'assertive'],
  ] as const)('with the variant %s as %s', (variant, politeness) => {
    showToast({ variant, message: 'Words' });
    expect(useAnnouncements.getState().announcements).toMatchObject([{ text: 'Words', politeness }]);
  });

  test('with its action', () => {
    showToast({ variant: 'info', message: 'Amber was removed.', action: { label: 'Undo', run: () => {} } });
    expect(useAnnouncements.getState().announcements).toMatchObject([{ text: 'Amber was removed. Undo' }]);
  });
});
