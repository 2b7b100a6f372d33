import { expect, test } from 'vitest';
import { findNamedTests, tally } from './tally';

test.each([
  ['a step without tests', 'Done.\n', true, { passed: 1, failed: 0 }],
  ['a failed step without tests', 'error TS2322\n', false, { passed: 0, failed: 1 }],
  ['unit tests', ' Test Files  2 passed (2)\n      Tests  55 passed (55)\n', true, { passed: 55, failed: 0 }],
  ['unit tests that fail', ' Tests  2 failed | 53 passed (55)\n', false, { passed: 53, failed: 2 }],
  ['unit tests that all fail', ' Tests  2 failed (2)\n', false, { passed: 0, failed: 2 }],
  [
    'a colored count',
    '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m7 passed\u001b[39m (7)\n',
    true,
    { passed: 7, failed: 0 },
  ],
  ['passing tests in a failed step', ' Tests  3 passed (3)\nUnhandled error\n', false, { passed: 3, failed: 1 }],
  ['journeys', 'Running 4 tests\n  4 passed (3.1s)\n', true, { passed: 4, failed: 0 }],
  ['a journey that passed when it was retried', '  1 flaky\n  4 passed (3s)\n', true, { passed: 5, failed: 0 }],
  [
    'journeys that fail',
    '  1 failed\n    [phone] a.spec.ts\n  2 did not run\n  4 passed (3s)\n',
    false,
    { passed: 4, failed: 3 },
  ],
])('%s', (_, output, isOk, expected) => {
  expect(tally(output, isOk)).toEqual(expected);
});

test('finds the lines that name failed and flaky tests, each once', () => {
  const output = [
    '\u001b[31m FAIL \u001b[39m  node  src/a.test.ts > adds',
    ' FAIL   node  src/a.test.ts > adds',
    '  ✓ passes',
    '  1) [phone] › cart.spec.ts › empties',
    'Error: expected 1',
    'Flaky: src/b.test.ts > waits',
  ];
  expect(findNamedTests(output.join('\n'))).toEqual({
    lines: ['FAIL   node  src/a.test.ts > adds', '1) [phone] › cart.spec.ts › empties'],
    flaky: ['Flaky: src/b.test.ts > waits'],
  });
});
