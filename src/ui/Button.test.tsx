// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button';

afterEach(cleanup);

test('a busy button keeps focus, shows its busy label and does not submit the form', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" isBusy busyLabel="Placing order">
        Place order
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Placing order' });
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(send).not.toHaveBeenCalled();
});

test('a button does not submit a form unless its type is submit', async () => {
  const send = vi.fn();
  render(
    <form onSubmit={send}>
      <Button>Cancel</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(send).not.toHaveBeenCalled();
});
