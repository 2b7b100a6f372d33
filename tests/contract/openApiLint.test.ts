import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../fixtures/testApp';

type Fault = [rule: string, place: string];

const api = await setUpTestApp();
const source = await (await api.app.request('/v1/openapi.json')).text();

/** In another process, because the linter is a package of the contract suite. */
const lint = (document: string) =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('lintDocument.mjs', import.meta.url))], {
      input: document,
      encoding: 'utf8',
    }),
  ) as Fault[];

test('D-36 all of Spectral’s rules find no fault', () => {
  // A 405 belongs to a path, and a 431 is sent before the request has one.
  const unused = ['method_not_allowed', 'headers_too_large'];
  expect(lint(source)).toEqual(unused.map((code) => ['oas3-unused-component', `components/examples/${code}`]));
});

test('D-36 they find a call without an id', () => {
  const found = lint(source.replace('"operationId":"getHealth",', ''));
  expect(found.map(([rule]) => rule)).toContain('operation-operationId');
});
