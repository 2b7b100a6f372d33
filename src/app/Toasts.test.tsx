import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { showToast } from '../state/toasts';
import { Toasts } from './Toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('S9-07 a toast', () => {
  test('hides itself after 4000 ms', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'success', message: 'Saved' }));
    pass(3999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('has its own time: a later one does not prolong an earlier', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'One' }));
    pass(3000);
    act(() => showToast({ variant: 'info', message: 'Two' }));
    pass(1000);
    expect([screen.queryByText('One'), screen.queryByText('Two')?.textContent]).toEqual([null, 'Two']);
    pass(3000);
    expect(screen.queryByText('Two')).toBeNull();
  });

  test('can be dismissed before', () => {
    const { t } = renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'One' }));
    fireEvent.click(screen.getByRole('button', { name: t('toast.dismiss') }));
    expect(screen.queryByText('One')).toBeNull();
  });

  test('S3-23 runs its action once, and leaves', () => {
    const run = vi.fn();
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'Removed', action: { label: 'Undo', run } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });
});

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['error', 'alert'],
] as const)('S8-23 the variant %s is announced as %s', (variant, role) => {
  const { t } = renderInLocale(<Toasts />);
  act(() => showToast({ variant, message: 'Words' }));
  expect(screen.getByRole(role)).toHaveTextContent('Words');
  expect(screen.getByRole('region', { name: t('toast.label') })).toBeVisible();
});
