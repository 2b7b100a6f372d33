import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { setUpTestApp } from '../fixtures/testApp';

type Fault = [rule: string, place: string];

const api = await setUpTestApp();
const source = await (await api.app.request('/v1/openapi.json')).text();

/** In another process, because the linters are packages of the contract suite. */
const lint = (document: string) =>
  JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(new URL('lintDocument.mjs', import.meta.url))], {
      input: document,
      encoding: 'utf8',
    }),
  ) as { redocly: Fault[]; spectral: Fault[] };

// A 405 belongs to a path, not to a call.
const unused = '/components/examples/method_not_allowed';

test('D-36 Redocly’s strict rules and all of Spectral’s find no fault', () => {
  expect(lint(source)).toEqual({
    redocly: [['no-unused-components', `#${unused}`]],
    spectral: [['oas3-unused-component', unused.slice(1)]],
  });
});

test('D-36 both find a call without a description of its own', () => {
  const { redocly, spectral } = lint(source.replace('"operationId":"getHealth",', ''));
  expect([redocly.map(([rule]) => rule), spectral.map(([rule]) => rule)]).toEqual([
    expect.arrayContaining(['operation-operationId']),
    expect.arrayContaining(['operation-operationId']),
  ]);
});
