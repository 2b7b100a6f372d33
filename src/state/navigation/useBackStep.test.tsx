import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackStep } from './useBackStep';

const renderStep = () => {
  const onBack = vi.fn();
  const view = renderHook(({ isOpen }) => useBackStep('code', isOpen, onBack), { initialProps: { isOpen: false } });
  return { ...view, onBack };
};

test('S2-60 the browser’s Back leads from a later step to the previous one, and stays on the page', async () => {
  const original = window.location.href;
  const { rerender, onBack } = renderStep();
  rerender({ isOpen: true });
  window.history.back();
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(window.location.href).toBe(original);
});

test('S2-60 leaving the step in another way leaves no history entry behind', async () => {
  const { rerender, onBack, result } = renderStep();
  rerender({ isOpen: true });
  expect(window.history.state).toMatchObject({ step: 'code' });
  await act(() => result.current());
  expect(window.history.state).not.toMatchObject({ step: 'code' });
  expect(onBack).not.toHaveBeenCalled();
});

test('S2-60 Back calls the callback of the latest render, for example after a code was sent again', async () => {
  const first = vi.fn();
  const latest = vi.fn();
  const { rerender } = renderHook(({ onBack }) => useBackStep('code', true, onBack), {
    initialProps: { onBack: first },
  });
  rerender({ onBack: latest });
  window.history.back();
  await waitFor(() => expect(latest).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});
