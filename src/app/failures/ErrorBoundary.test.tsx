import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

function Bad({ isBad = true }: { isBad?: boolean }) {
  if (isBad) throw new Error('no picture');
  return <p>A page</p>;
}

const renderErrorBoundary = (resetKey: string, { isBad = true, onError = vi.fn() } = {}) => (
  <>
    <header>Header</header>
    <ErrorBoundary resetKey={resetKey} onError={onError} fallback={<p>Sorry</p>}>
      <Bad isBad={isBad} />
    </ErrorBoundary>
    <footer>Footer</footer>
  </>
);

// React logs every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('S8-19 a part that fails to render', () => {
  test('is replaced by the fallback, and its siblings stay', () => {
    render(renderErrorBoundary('/shop'));
    expect(screen.getByText('Sorry')).toBeVisible();
    expect(screen.getByText('Header')).toBeVisible();
    expect(screen.getByText('Footer')).toBeVisible();
  });

  test('S7-31 is reported once, with where it happened', () => {
    const onError = vi.fn();
    const { rerender } = render(renderErrorBoundary('/shop', { onError }));
    rerender(renderErrorBoundary('/shop', { onError }));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no picture' }), {
      where: 'render',
      componentStack: expect.stringContaining('Bad'),
    });
  });

  test('is not retried while the page stays the same', () => {
    const { rerender } = render(renderErrorBoundary('/shop'));
    rerender(renderErrorBoundary('/shop', { isBad: false }));
    expect(screen.getByText('Sorry')).toBeVisible();
  });

  test('is retried on another page', () => {
    const { rerender } = render(renderErrorBoundary('/shop'));
    rerender(renderErrorBoundary('/support', { isBad: false }));
    expect(screen.getByText('A page')).toBeVisible();
    expect(screen.queryByText('Sorry')).toBeNull();
  });

  test('may fail again on the other page', () => {
    const onError = vi.fn();
    const { rerender } = render(renderErrorBoundary('/shop', { onError }));
    rerender(renderErrorBoundary('/support', { onError }));
    expect(screen.getByText('Sorry')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(2);
    rerender(renderErrorBoundary('/support', { isBad: false, onError }));
    expect(screen.getByText('Sorry')).toBeVisible();
  });

  test('may fail after its first render, or without an error handler', () => {
    const { rerender } = render(
      <ErrorBoundary fallback="Sorry">
        <Bad isBad={false} />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary fallback="Sorry">
        <Bad />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Sorry')).toBeVisible();
  });
});

test('children that render are shown, and nothing is reported', () => {
  const onError = vi.fn();
  render(renderErrorBoundary('/shop', { isBad: false, onError }));
  expect(screen.getByText('A page')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});
