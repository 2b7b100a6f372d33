import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InsertBelowScreen } from './InsertBelowScreen';

let move: (top: number, isIntersecting?: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(tell: (entries: object[]) => void) {
      move = (top, isIntersecting = false) =>
        act(() => tell([{ isIntersecting, boundingClientRect: { top, bottom: top } }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

test('late content appears only while its place is below the screen, and then stays', () => {
  const { rerender } = render(<InsertBelowScreen>{null}</InsertBelowScreen>);
  rerender(<InsertBelowScreen>Order again</InsertBelowScreen>);
  move(100, true);
  expect(screen.queryByText('Order again')).toBeNull();
  move(-400);
  expect(screen.queryByText('Order again')).toBeNull();
  move(window.innerHeight + 100);
  expect(screen.getByText('Order again')).toBeVisible();
  move(100, true);
  expect(screen.getByText('Order again')).toBeVisible();
});
