import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import UnitReporter from './unitReporter';

function moduleOf(...tries: number[]): TestModule {
  const module = { relativeModuleId: 'src/a.test.ts' };
  const tests = tries.map((count, index) => {
    return { module, fullName: `test ${index}`, diagnostic: () => ({ flaky: count > 1 }) };
  });
  return { children: { allTests: () => tests.values() } } as unknown as TestModule;
}

let codeBefore: typeof process.exitCode;
beforeEach(() => {
  codeBefore = process.exitCode;
  process.exitCode = 0;
});
afterEach(() => {
  process.exitCode = codeBefore;
});

function report(...modules: TestModule[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  new UnitReporter().onTestRunEnd(modules);
  return { lines: print.mock.calls.map(([line]) => line as string), exitCode: process.exitCode };
}

test('nothing is printed if every test needed one try', () => {
  expect(report(moduleOf(1, 1), moduleOf())).toEqual({ lines: [], exitCode: 0 });
});

test('tests that needed a second try are listed by file and title, and the run passes', () => {
  expect(report(moduleOf(1, 2))).toEqual({ lines: ['Flaky: src/a.test.ts > test 1'], exitCode: 0 });
});

test('the run fails if four tests needed a second try', () => {
  const { lines, exitCode } = report(moduleOf(2, 2), moduleOf(2, 1, 2));
  expect(lines.at(-1)).toBe('4 tests needed a second try. The run fails at 4.');
  expect(exitCode).toBe(1);
});
