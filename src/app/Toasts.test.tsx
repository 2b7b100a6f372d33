import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissButton, isToastVisible, passTime, showToasts } from '../../tests/fixtures/components/toasts';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { showToast } from '../state/notifications/toasts';
import { LiveRegion } from './LiveRegion';
import { Toasts } from './Toasts';

beforeEach(() => void vi.useFakeTimers());

describe('S9-07 a toast', () => {
  test('hides after 4000 ms', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'success', message: 'Saved' }));
    passTime(3999);
    expect(screen.getByText('Saved')).toBeVisible();
    passTime(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('has its own timer: a later toast does not prolong an earlier one', () => {
    renderInLocale(<Toasts />);
    showToasts('One');
    passTime(3000);
    showToasts('Two');
    passTime(1000);
    expect([screen.queryByText('One'), screen.queryByText('Two')?.textContent]).toEqual([null, 'Two']);
    passTime(3000);
    expect(screen.queryByText('Two')).toBeNull();
  });

  test('restarts its timer when the same message is shown again', () => {
    renderInLocale(<Toasts />);
    showToasts('Saved');
    passTime(3000);
    showToasts('Saved');
    passTime(3999);
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    passTime(1);
    expect(isToastVisible('Saved')).toBe(false);
  });

  test('can be dismissed earlier', () => {
    renderInLocale(<Toasts />);
    showToasts('One');
    fireEvent.click(dismissButton());
    expect(screen.queryByText('One')).toBeNull();
  });

  test('S3-23 runs its action once, and closes', () => {
    const run = vi.fn();
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'Removed', action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });
});

describe('S9-07 the timer pauses', () => {
  const hover = () => fireEvent.pointerEnter(screen.getByText('One').parentElement!);
  const unhover = () => fireEvent.pointerLeave(screen.getByText('One').parentElement!);

  test('while the pointer is over the toast, and then runs for the remaining time', () => {
    renderInLocale(<Toasts />);
    showToasts('One');
    passTime(1500);
    hover();
    passTime(60_000);
    unhover();
    passTime(2499);
    expect(isToastVisible('One')).toBe(true);
    passTime(1);
    expect(isToastVisible('One')).toBe(false);
  });

  test('while the toast has focus, even as focus moves between its buttons', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'One', action: { label: 'Undo', run: () => {} } }));
    passTime(1500);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    passTime(60_000);
    act(() => dismissButton().focus());
    passTime(60_000);
    act(() => dismissButton().blur());
    passTime(2499);
    expect(isToastVisible('One')).toBe(true);
    passTime(1);
    expect(isToastVisible('One')).toBe(false);
  });

  test('and leaves at least a second to come back', () => {
    renderInLocale(<Toasts />);
    showToasts('One');
    passTime(3990);
    hover();
    unhover();
    passTime(999);
    expect(isToastVisible('One')).toBe(true);
    passTime(1);
    expect(isToastVisible('One')).toBe(false);
  });

  test('until both the pointer and the focus have left', () => {
    renderInLocale(<Toasts />);
    showToasts('One');
    hover();
    act(() => dismissButton().focus());
    unhover();
    passTime(60_000);
    expect(isToastVisible('One')).toBe(true);
  });
});

describe('over an open panel', () => {
  const withPanel = (isOpen: boolean) => (
    <>
      {isOpen && (
        <dialog open aria-label="Cart">
          <p>Two pods</p>
        </dialog>
      )}
      <Toasts />
    </>
  );
  // Mutation observers run in the next microtask.
  const flushMutations = () => act(async () => {});

  test('toasts move into the panel, since the page is inert, and back to the page with their remaining time', async () => {
    const { rerender } = renderInLocale(withPanel(true));
    showToasts('One');
    expect(within(screen.getByRole('dialog')).getByText('One')).toBeVisible();
    passTime(3000);
    rerender(withPanel(false));
    await flushMutations();
    expect(screen.getByText('One')).toBeVisible();
    passTime(1000);
    expect(isToastVisible('One')).toBe(false);
  });

  test('a panel that opens later takes them over', async () => {
    const { rerender } = renderInLocale(withPanel(false));
    showToasts('One');
    rerender(withPanel(true));
    await flushMutations();
    expect(within(screen.getByRole('dialog')).getByText('One')).toBeVisible();
  });
});

test.each([
  ['info', 'status', 'Information'],
  ['success', 'status', 'Done'],
  ['error', 'alert', 'Error'],
] as const)('S8-23 the variant %s is announced as %s, and named %s', (variant, role, name) => {
  const { t } = renderInLocale(
    <>
      <LiveRegion />
      <Toasts />
    </>,
  );
  const region = screen.getByRole(role);
  act(() => showToast({ variant, message: 'Words' }));
  passTime(100);
  expect(region).toHaveTextContent('Words');
  const toasts = within(screen.getByRole('region', { name: t('toast.label') }));
  expect(toasts.getByText('Words')).toBeVisible();
  expect(toasts.getByRole('img', { name })).toBeVisible();
  expect(screen.getAllByRole(role)).toEqual([region]);
});
