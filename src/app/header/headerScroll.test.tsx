import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderHeader } from '../../../tests/fixtures/components/renderHeader';

const bar = () => screen.getByRole('banner');

describe('S2-29 S9-06 hiding on scroll', () => {
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    });
  const isAway = () => bar().hasAttribute('data-away');
  beforeEach(() => {
    scrollTo(0);
  });

  test.each([
    ['/support', 64],
    ['/shop', 114],
    ['/store-locator', 114],
  ])('on %s it hides when scrolled down past %d pixels, and returns on the way up', (path, threshold) => {
    renderHeader(path);
    scrollTo(threshold);
    expect(isAway()).toBe(false);
    scrollTo(threshold + 5);
    expect(isAway()).toBe(true);
    scrollTo(threshold + 300);
    expect(isAway()).toBe(true);
    scrollTo(threshold + 200);
    expect(isAway()).toBe(false);
  });

  test('ignores the jitter of a resting finger', () => {
    renderHeader('/support');
    scrollTo(300);
    scrollTo(298);
    expect(isAway()).toBe(true);
  });

  test('marks the home page, where it hides on every screen', () => {
    renderHeader('/', { routeId: 'home' });
    expect(bar()).toHaveAttribute('data-home');
  });

  test.each([
    ['hides if the page was scrolled before it was hydrated', 0, 'true'],
    ['stays if the page was loaded there', 300, null],
  ])('it %s', (_, startY, away) => {
    scrollTo(300);
    renderHeader('/support', { startY });
    expect(bar().getAttribute('data-away')).toBe(away);
  });

  test('S2-30 the overlapping variant is transparent until the page is scrolled', () => {
    renderHeader('/', { routeId: 'home' });
    expect(bar()).toHaveAttribute('data-clear');
    scrollTo(40);
    expect(bar()).not.toHaveAttribute('data-clear');
  });

  test('S2-30 no other variant is transparent', () => {
    renderHeader('/support');
    expect(bar()).not.toHaveAttribute('data-clear');
  });
});
