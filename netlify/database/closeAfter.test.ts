import { expect, test, vi } from 'vitest';
import type { DatabaseConnection } from './client';
import { closeAfter } from './closeAfter';

const connectionThat = (close: () => Promise<void>) => {
  const closed = vi.fn(close);
  return { closed, connection: { close: closed } as unknown as DatabaseConnection };
};
const stops = () => Promise.reject(new Error('The embedded database has stopped.'));
const fails = () => Promise.reject(new Error('The migration failed.'));

test('returns what the work returns, once the connection is closed', async () => {
  const { closed, connection } = connectionThat(async () => {});
  expect(await closeAfter(connection, async () => 7)).toBe(7);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('the reason why the work failed is thrown, even if closing fails too', async () => {
  const { closed, connection } = connectionThat(stops);
  await expect(closeAfter(connection, fails)).rejects.toThrow('The migration failed.');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a failure to close after successful work is thrown', async () => {
  await expect(closeAfter(connectionThat(stops).connection, async () => 7)).rejects.toThrow('has stopped');
});
