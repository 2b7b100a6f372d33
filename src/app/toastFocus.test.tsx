import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissButton, isToastVisible, passTime, showToasts } from '../../tests/fixtures/components/toasts';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { closeToast, showToast, useToasts } from '../state/notifications/toasts';
import { Toasts } from './Toasts';

beforeEach(() => void vi.useFakeTimers());

describe('by keyboard', () => {
  function renderAndFocus(action = { label: 'Undo', run: () => {} }) {
    renderInLocale(
      <>
        <main id="content" tabIndex={-1}>
          <button>Remove</button>
        </main>
        <Toasts />
      </>,
    );
    const opener = screen.getByRole('button', { name: 'Remove' });
    act(() => opener.focus());
    act(() => showToast({ variant: 'info', message: 'Older' }));
    act(() => showToast({ variant: 'info', message: 'One', action }));
    return opener;
  }
  const pressShortcut = () => fireEvent.keyDown(document.activeElement!, { key: 'F8' });
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('F8 moves focus to the newest toast, and the region’s name says so', () => {
    renderAndFocus();
    pressShortcut();
    expect(undo()).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-keyshortcuts', 'F8');
  });

  test('Esc closes the focused toast and returns focus to where it was', () => {
    const opener = renderAndFocus();
    pressShortcut();
    const isLeftToThePage = fireEvent.keyDown(undo(), { key: 'Escape' });
    expect([isToastVisible('One'), isToastVisible('Older'), isLeftToThePage]).toEqual([false, true, false]);
    expect(opener).toHaveFocus();
  });

  test('also for the last toast, when the whole region disappears', () => {
    const WhileThereAreAny = () => useToasts(({ toasts }) => toasts.length > 0) && <Toasts />;
    const { container } = renderInLocale(
      <>
        <button>Remove</button>
        <WhileThereAreAny />
      </>,
    );
    showToasts('One');
    const opener = screen.getByRole('button', { name: 'Remove' });
    opener.focus();
    pressShortcut();
    fireEvent.keyDown(dismissButton(), { key: 'Escape' });
    expect(opener).toHaveFocus();
    expect([...document.body.children]).toEqual([container]);
  });

  test('Esc outside the toasts leaves them open', () => {
    const opener = renderAndFocus();
    expect(fireEvent.keyDown(opener, { key: 'Escape' })).toBe(true);
    expect(isToastVisible('One')).toBe(true);
  });

  test.each([
    ['dismissing it', () => fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this message' }).at(-1)!)],
    ['its action', () => fireEvent.click(undo())],
    ['a fourth toast replaces it', () => showToasts('Two', 'Three', 'Four')],
    ['the last toast is removed', () => act(() => useToasts.setState({ toasts: [] }))],
  ])('focus also returns after %s', (_, end) => {
    const opener = renderAndFocus();
    pressShortcut();
    end();
    expect(isToastVisible('One')).toBe(false);
    expect(opener).toHaveFocus();
  });

  test('an action that moves focus elsewhere keeps it there', () => {
    renderAndFocus({ label: 'Undo', run: () => document.getElementById('content')!.focus() });
    pressShortcut();
    fireEvent.click(undo());
    expect(document.getElementById('content')).toHaveFocus();
  });

  test('focus goes to the page’s content if its previous element is gone', () => {
    const opener = renderAndFocus();
    pressShortcut();
    opener.remove();
    fireEvent.keyDown(undo(), { key: 'Escape' });
    expect(document.getElementById('content')).toHaveFocus();
  });

  test('a toast that closes while focus is elsewhere does not move it', () => {
    const opener = renderAndFocus();
    act(() => closeToast(useToasts.getState().toasts[0]!.id));
    passTime(4000);
    expect(opener).toHaveFocus();
  });
});
