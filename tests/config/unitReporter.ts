import type { Reporter, TestModule } from 'vitest/node';
import { acceptFlaky } from './flaky';

/** Lists tests that passed only when retried, and fails the run if there are too many. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    const titles = flaky.map((test) => `${test.module.relativeModuleId} > ${test.fullName}`);
    if (!acceptFlaky(titles, console.log)) process.exitCode = 1;
  }
}
