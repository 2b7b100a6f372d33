import { expect, test } from 'vitest';
import { statementSpan } from './statementSpan';

test.each([
  ['select "id" from "users" where "users"."email" = $1', 'select users'],
  ['select "id" from "orders" where "id" = $1 for no key update of "orders"', 'select orders'],
  ['insert into "orders" ("id") values ($1) on conflict do update set "id" = $1', 'insert orders'],
  ['UPDATE job_runs SET error = $1', 'update job_runs'],
  ['delete from "notices" where "id" = $1', 'delete notices'],
  ['WITH asked AS (SELECT * FROM unnest($1::text[])) INSERT INTO limits SELECT * FROM asked', 'insert limits'],
  ['begin isolation level read committed; SET LOCAL lock_timeout = 10000', 'begin'],
  ['commit', 'commit'],
  ['select 1', 'select'],
  ['', 'statement'],
])('%s is named %s', (text, name) => {
  expect(statementSpan(text)).toMatchObject({ name, attributes: { 'db.query.text': text } });
});

test('texts in quotes are left out', () => {
  const { attributes } = statementSpan("select * from users where email = 'mara''s@shop.example' and name = 'Mara'");
  expect(attributes!['db.query.text']).toBe('select * from users where email = ? and name = ?');
});
