// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityControl } from './QuantityControl';

afterEach(cleanup);

function renderControl(value: number, onChange = vi.fn()) {
  render(
    <QuantityControl
      label="Quantity"
      value={value}
      max={3}
      onChange={onChange}
      decreaseLabel="Decrease"
      increaseLabel="Increase"
      maxText="max reached (3)"
    />,
  );
  return onChange;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('S4-16 increasing is disabled at the maximum', async () => {
  const change = renderControl(3);
  expect(button('Increase').disabled).toBe(true);
  await userEvent.click(button('Increase'));
  expect(change).not.toHaveBeenCalled();
});

test('below the maximum, increasing asks for one more', async () => {
  const change = renderControl(2);
  await userEvent.click(button('Increase'));
  expect(change.mock.calls).toEqual([[3]]);
});

test('decreasing at 1 asks for 0, so that the owner can remove the item', async () => {
  const change = renderControl(1);
  await userEvent.click(button('Decrease'));
  expect(change.mock.calls).toEqual([[0]]);
});

test('S5-12 at the maximum, the message is in a live region', () => {
  renderControl(3);
  expect(screen.getByText('max reached (3)').getAttribute('role')).toBe('status');
});

test('S5-12 below the maximum there is no message', () => {
  renderControl(2);
  expect(screen.queryByText('max reached (3)')).toBeNull();
});

test('reaching the maximum keeps the focus in the control', async () => {
  renderControl(2);
  await userEvent.click(button('Increase'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Quantity' }));
});

test('a quiet control announces nothing itself', () => {
  render(
    <QuantityControl
      isQuiet
      label="Quantity"
      value={3}
      max={3}
      onChange={vi.fn()}
      decreaseLabel="Decrease"
      increaseLabel="Increase"
      maxText="max reached (3)"
    />,
  );
  expect(screen.getByText('max reached (3)')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
