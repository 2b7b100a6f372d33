import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';

const api = await setUpTestApp();
const source = await (await api.app.request('/v1/openapi.json')).text();

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // A test has no other server.
    'no-server-example.com': 'off',
    // Pod keys have eight letters, so none is called "by-batch".
    'no-ambiguous-paths': 'off',
    // Health, documentation and pages behind links have no 4xx responses.
    'operation-4xx-response': 'off',
  },
});
const lint = async (text: string) =>
  (await lintFromString({ source: text, absoluteRef: '/openapi.json', config })).map(({ ruleId, location }) => [
    ruleId,
    location[0]?.pointer,
  ]);
test('D-36 the document has the structure of OpenAPI 3.1, and Redocly’s strict rules find no fault', async () => {
  // A 405 belongs to a path, and a 431 is sent before the request has one.
  const unused = ['method_not_allowed', 'headers_too_large'];
  expect(await lint(source)).toEqual(unused.map((code) => ['no-unused-components', `#/components/examples/${code}`]));
});

test.each([
  ['no-unused-components', '"$ref":"#/components/schemas/CurrentTerms"', '"type":"object"'],
  ['operation-operationId', '"operationId":"getHealth",', ''],
  ['struct', '"operationId":"getHealth"', '"operationId":5'],
  ['struct', '"type":"boolean"', '"type":"truth"'],
])('D-36 they find a fault of %s in %s', async (rule, text, replacement) => {
  const found = await lint(source.replace(text, replacement));
  expect(found.map(([name]) => name)).toContain(rule);
});
