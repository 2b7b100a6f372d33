import { expect, test } from 'vitest';
import { ApiError } from '../data/apiError';
import { errorMessage } from './errorMessage';
import { en } from './messages/en';
import type { MessageKey } from './translator';

const t = (key: MessageKey) => en[key];

test('S8-02 without a response, says that the servers cannot be reached', () => {
  expect(errorMessage(new ApiError(0, { code: 'unreachable' }), t)).toBe(
    "Can't connect to our servers. Please try again later.",
  );
});

test('S8-04 shows the server’s message if there is one', () => {
  const error = new ApiError(409, { code: 'account_exists', detail: 'This email is taken.' });
  expect(errorMessage(error, t)).toBe('This email is taken.');
});

test.each([
  ['a response without a message', new ApiError(500)],
  ['an internal error, whose message is not for shoppers', new TypeError('x is undefined')],
])('S8-04 otherwise says that something went wrong: %s', (_, error) => {
  expect(errorMessage(error, t)).toBe('Something went wrong');
});
