// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PlainModal } from './PlainModal';
import { Modal } from './Modal';
import { Panel } from './Panel';

// jsdom lacks these methods. Browser tests cover Esc and the top layer.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(cleanup);

function OrderPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Cart</button>
      <Panel isOpen={isOpen} onClose={() => setOpen(false)} title="Your order" closeLabel="Close">
        Two pods
      </Panel>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

async function openPanel() {
  render(<OrderPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
}

test('a panel renders its content only while it is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<OrderPanel />);
  expect(screen.queryByText('Two pods')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cart' }));
  expect(screen.getByText('Two pods')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => vi.runAllTimers());
  vi.useRealTimers();
  expect(screen.queryByText('Two pods')).toBeNull();
});

test('a panel is named by its title', async () => {
  await openPanel();
  expect(screen.getByRole('dialog', { name: 'Your order' })).toBe(dialog());
});

test('the page is marked for styling while a dialog is open', async () => {
  const isMarked = () => document.documentElement.hasAttribute('data-modal');
  await openPanel();
  expect(isMarked()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isMarked()).toBe(false);
});

test('an open dialog gets the scrollbar’s width, and the page behind keeps its own', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 12);
  const room = () => document.documentElement.style.getPropertyValue('--bar');
  await openPanel();
  expect(room()).toBe('12px');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(room()).toBe('');
});

test('the page is marked until the last dialog closes', () => {
  const both = (isOuter: boolean, isInner: boolean) => (
    <>
      <PlainModal isOpen={isOuter} title="Your order">
        Two pods
      </PlainModal>
      <PlainModal isOpen={isInner} title="Leave?">
        Your words are kept.
      </PlainModal>
    </>
  );
  const { rerender } = render(both(true, true));
  rerender(both(true, false));
  expect(document.documentElement.hasAttribute('data-modal')).toBe(true);
  rerender(both(false, false));
  expect(document.documentElement.hasAttribute('data-modal')).toBe(false);
});

test('closing a panel returns focus to what opened it', async () => {
  await openPanel();
  expect(document.activeElement).not.toBe(screen.getByText('Cart'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
});

test('Esc closes a panel', async () => {
  await openPanel();
  const panel = dialog();
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect(panel.open).toBe(false);
});

test('a panel that was opened again ignores the late event of its last closing', async () => {
  await openPanel();
  const panel = dialog();
  fireEvent(panel, new Event('close'));
  expect(panel.open).toBe(true);
});

test('a click on the backdrop closes a panel, but not if it began inside', async () => {
  await openPanel();
  const panel = dialog();
  fireEvent.pointerDown(screen.getByText('Two pods'));
  fireEvent.click(panel);
  expect(panel.open).toBe(true);
  fireEvent.pointerDown(panel);
  fireEvent.click(panel);
  expect(panel.open).toBe(false);
});

test('a modal without onClose ignores Esc, the backdrop and a forced close', () => {
  render(
    <PlainModal isOpen title="Are you 21?">
      <button>Yes</button>
    </PlainModal>,
  );
  const modal = dialog();
  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(modal, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  const isLetThrough = fireEvent.keyDown(modal, { key: 'Escape' });
  expect(isLetThrough).toBe(false);
  fireEvent.pointerDown(modal);
  fireEvent.click(modal);
  expect(modal.open).toBe(true);
  act(() => modal.close());
  expect(modal.open).toBe(true);
});

test('canceling a file picker inside a modal does not close it', () => {
  const close = vi.fn();
  render(
    <Modal isOpen onClose={close} closeLabel="Close" title="Your ID">
      <input type="file" aria-label="Photo" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Photo'), new Event('cancel', { bubbles: true }));
  expect(close).not.toHaveBeenCalled();
});

test('the other clicks of a double or triple click that opened a dialog neither confirm nor close it', () => {
  const confirm = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  render(
    <>
      <button>Delivered</button>
      <Modal isOpen onClose={close} title="Delivered?" closeLabel="Close">
        <button onClick={confirm}>Yes</button>
      </Modal>
    </>,
  );
  const yes = screen.getByRole('button', { name: 'Yes' });
  const clickBackdrop = (detail: number) => {
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail });
  };
  fireEvent.click(screen.getByText('Delivered'), { detail: 1 });
  fireEvent.click(yes, { detail: 2 });
  clickBackdrop(3);
  expect([confirm.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
  fireEvent.click(yes, { detail: 1 });
  fireEvent.click(yes, { detail: 2 });
  expect(confirm, 'a double click inside is two clicks').toHaveBeenCalledTimes(2);
  fireEvent.click(yes);
  expect(confirm, 'a click by keyboard has no count').toHaveBeenCalledTimes(3);
  clickBackdrop(1);
  expect(close).toHaveBeenCalledOnce();
});
