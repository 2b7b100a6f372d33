import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import type { ApiDocument } from './openApiTypes';

let api: TestApp;
let document: ApiDocument;
beforeAll(async () => {
  api = await openTestApp();
  document = (await (await api.app.request('/v1/openapi.json')).json()) as ApiDocument;
});
afterAll(() => api.close());

test('D-36 Redocly’s strict rules find no fault', async () => {
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
  const source = JSON.stringify(document);
  const faults = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  const found = faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
  // A 405 belongs to a path, not to a call.
  expect(found).toEqual([
    [
      'no-unused-components',
      expect.stringContaining('"method_not_allowed"'),
      '#/components/examples/method_not_allowed',
    ],
  ]);
});

test('D-36 Spectral’s rules, all of them, find no fault', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({
    extends: [[rulesets.oas as RulesetDefinition, 'all']],
    rules: {
      // The shop is contacted through its support page.
      'contact-properties': 'off',
      // Redocly and apiDocument.test.ts check the same, in a tenth of the time.
      'oas3-valid-media-example': 'off',
    },
  });
  const faults = await linter.run(document as unknown as Record<string, unknown>);
  expect(faults.map(({ code, path }) => [code, path.join('/')])).toEqual([
    ['oas3-unused-component', 'components/examples/method_not_allowed'],
  ]);
});
