import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Lists at the very end why each journey first failed: its retry says only that there was a first failure. */
export default class FirstErrors implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase) {
    if (test.outcome() === 'unexpected') this.tests.add(test);
  }

  onEnd({ status }: FullResult) {
    if (status === 'passed') return;
    for (const test of this.tests) {
      const [first] = test.results;
      const lines = first?.errors.map(({ message }) => message ?? '').join('\n') ?? 'It did not run.';
      console.log(
        `\nFirst failure of ${test.titlePath().filter(Boolean).join(' › ')}:\n${stripVTControlCharacters(lines).slice(0, 2000)}`,
      );
    }
  }

  printsToStdio() {
    return false;
  }
}
