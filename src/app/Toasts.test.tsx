import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { closeToast, showToast, useToasts } from '../state/notifications/toasts';
import { LiveRegion } from './LiveRegion';
import { Toasts } from './Toasts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const show = (...messages: string[]) =>
  act(() => messages.forEach((message) => showToast({ variant: 'info', message })));
const isShown = (message: string) => screen.queryByText(message) !== null;
const dismiss = () => screen.getByRole('button', { name: 'Dismiss this message' });

describe('S9-07 a toast', () => {
  test('hides after 4000 ms', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'success', message: 'Saved' }));
    pass(3999);
    expect(screen.getByText('Saved')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('has its own timer: a later toast does not prolong an earlier one', () => {
    renderInLocale(<Toasts />);
    show('One');
    pass(3000);
    show('Two');
    pass(1000);
    expect([screen.queryByText('One'), screen.queryByText('Two')?.textContent]).toEqual([null, 'Two']);
    pass(3000);
    expect(screen.queryByText('Two')).toBeNull();
  });

  test('restarts its timer when the same message is shown again', () => {
    renderInLocale(<Toasts />);
    show('Saved');
    pass(3000);
    show('Saved');
    pass(3999);
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    pass(1);
    expect(isShown('Saved')).toBe(false);
  });

  test('can be dismissed earlier', () => {
    renderInLocale(<Toasts />);
    show('One');
    fireEvent.click(dismiss());
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
  const leave = () => fireEvent.pointerLeave(screen.getByText('One').parentElement!);

  test('while the pointer is over the toast, and then runs for the remaining time', () => {
    renderInLocale(<Toasts />);
    show('One');
    pass(1500);
    hover();
    pass(60_000);
    leave();
    pass(2499);
    expect(isShown('One')).toBe(true);
    pass(1);
    expect(isShown('One')).toBe(false);
  });

  test('while the toast has focus, even as focus moves between its buttons', () => {
    renderInLocale(<Toasts />);
    act(() => showToast({ variant: 'info', message: 'One', action: { label: 'Undo', run: () => {} } }));
    pass(1500);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    act(() => dismiss().focus());
    pass(60_000);
    act(() => dismiss().blur());
    pass(2499);
    expect(isShown('One')).toBe(true);
    pass(1);
    expect(isShown('One')).toBe(false);
  });

  test('and leaves at least a second to come back', () => {
    renderInLocale(<Toasts />);
    show('One');
    pass(3990);
    hover();
    leave();
    pass(999);
    expect(isShown('One')).toBe(true);
    pass(1);
    expect(isShown('One')).toBe(false);
  });

  test('until both the pointer and the focus have left', () => {
    renderInLocale(<Toasts />);
    show('One');
    hover();
    act(() => dismiss().focus());
    leave();
    pass(60_000);
    expect(isShown('One')).toBe(true);
  });
});

describe('by keyboard', () => {
  function draw(action = { label: 'Undo', run: () => {} }) {
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
  const reach = () => fireEvent.keyDown(document.activeElement!, { key: 'F8' });
  const undo = () => screen.getByRole('button', { name: 'Undo' });

  test('F8 moves focus to the newest toast, and the region’s name says so', () => {
    draw();
    reach();
    expect(undo()).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-keyshortcuts', 'F8');
  });

  test('Esc closes the focused toast and returns focus to where it was', () => {
    const opener = draw();
    reach();
    const isLeftToThePage = fireEvent.keyDown(undo(), { key: 'Escape' });
    expect([isShown('One'), isShown('Older'), isLeftToThePage]).toEqual([false, true, false]);
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
    show('One');
    const opener = screen.getByRole('button', { name: 'Remove' });
    opener.focus();
    reach();
    fireEvent.keyDown(dismiss(), { key: 'Escape' });
    expect(opener).toHaveFocus();
    expect([...document.body.children]).toEqual([container]);
  });

  test('Esc outside the toasts leaves them open', () => {
    const opener = draw();
    expect(fireEvent.keyDown(opener, { key: 'Escape' })).toBe(true);
    expect(isShown('One')).toBe(true);
  });

  test.each([
    ['dismissing it', () => fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss this message' }).at(-1)!)],
    ['its action', () => fireEvent.click(undo())],
    ['a fourth toast replaces it', () => show('Two', 'Three', 'Four')],
    ['the last toast is removed', () => act(() => useToasts.setState({ toasts: [] }))],
  ])('focus also returns after %s', (_, end) => {
    const opener = draw();
    reach();
    end();
    expect(isShown('One')).toBe(false);
    expect(opener).toHaveFocus();
  });

  test('an action that moves focus elsewhere keeps it there', () => {
    draw({ label: 'Undo', run: () => document.getElementById('content')!.focus() });
    reach();
    fireEvent.click(undo());
    expect(document.getElementById('content')).toHaveFocus();
  });

  test('focus goes to the page’s content if its previous element is gone', () => {
    const opener = draw();
    reach();
    opener.remove();
    fireEvent.keyDown(undo(), { key: 'Escape' });
    expect(document.getElementById('content')).toHaveFocus();
  });

  test('a toast that closes while focus is elsewhere does not move it', () => {
    const opener = draw();
    act(() => closeToast(useToasts.getState().toasts[0]!.id));
    pass(4000);
    expect(opener).toHaveFocus();
  });
});

describe('over an open panel', () => {
  const draw = (isOpen: boolean) => (
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
  const settle = () => act(async () => {});

  test('toasts move into the panel, since the page is inert, and back to the page with their remaining time', async () => {
    const { rerender } = renderInLocale(draw(true));
    show('One');
    expect(within(screen.getByRole('dialog')).getByText('One')).toBeVisible();
    pass(3000);
    rerender(draw(false));
    await settle();
    expect(screen.getByText('One')).toBeVisible();
    pass(1000);
    expect(isShown('One')).toBe(false);
  });

  test('a panel that opens later takes them over', async () => {
    const { rerender } = renderInLocale(draw(false));
    show('One');
    rerender(draw(true));
    await settle();
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
  pass(100);
  expect(region).toHaveTextContent('Words');
  const seen = within(screen.getByRole('region', { name: t('toast.label') }));
  expect(seen.getByText('Words')).toBeVisible();
  expect(seen.getByRole('img', { name })).toBeVisible();
  expect(screen.getAllByRole(role)).toEqual([region]);
});
