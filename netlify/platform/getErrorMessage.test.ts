import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { getErrorMessage } from './getErrorMessage';

const refused = new Error('connect ECONNREFUSED 127.0.0.1:5432');

test.each([
  ['an error', refused, 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['what is no error', 'stopped', 'stopped'],
  ['a host with several addresses', new AggregateError([refused, refused]), 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'a query, without its statement and values',
    new DrizzleQueryError('insert into users', ['lou@shop.example'], refused),
    'A database query failed: connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    'a query on a host with several addresses',
    new DrizzleQueryError('rollback', [], new AggregateError([refused])),
    'A database query failed: connect ECONNREFUSED 127.0.0.1:5432',
  ],
])('names the reason of %s', (_, error, message) => {
  expect(getErrorMessage(error)).toBe(message);
});
