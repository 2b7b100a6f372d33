import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** With this many, something is wrong with the journeys or the shop, and not with the machine. */
const tooManyFlaky = 4;

/** Lists journeys that needed a second try, and fails the run if there are too many. */
export default class JourneyReporter implements Reporter {
  private readonly tried = new Set<TestCase>();

  private readonly print: (line: string) => void;

  constructor({ print = console.log }: { print?: (line: string) => void } = {}) {
    this.print = print;
  }

  /** Runs once for each try. */
  onTestEnd(test: TestCase): void {
    this.tried.add(test);
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status?: FullResult['status'] }> {
    const flaky = [...this.tried].filter((test) => test.outcome() === 'flaky');
    if (!flaky.length) return {};
    this.print('Flaky:');
    for (const test of flaky) this.print(`  ${test.titlePath().filter(Boolean).join(' › ')}`);
    if (flaky.length < tooManyFlaky) return {};
    this.print(`${flaky.length} journeys needed a second try. The run fails at ${tooManyFlaky}.`);
    return status === 'passed' ? { status: 'failed' } : {};
  }

  /** The list reporter writes to the terminal too. */
  printsToStdio(): boolean {
    return false;
  }
}
