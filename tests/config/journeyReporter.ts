import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { acceptFlaky } from './flaky';

/** Lists journeys that passed only when retried, and fails the run if there are too many. */
export default class JourneyReporter implements Reporter {
  private readonly tried = new Set<TestCase>();

  private readonly print: (line: string) => void;

  constructor({ print = console.log }: { print?: (line: string) => void } = {}) {
    this.print = print;
  }

  /** Playwright calls it once per try. */
  onTestEnd(test: TestCase): void {
    this.tried.add(test);
  }

  async onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status?: FullResult['status'] }> {
    const flaky = [...this.tried].filter((test) => test.outcome() === 'flaky');
    const titles = flaky.map((test) => test.titlePath().filter(Boolean).join(' › '));
    return acceptFlaky(titles, this.print) || status !== 'passed' ? {} : { status: 'failed' };
  }

  /** The list reporter writes to the terminal too. */
  printsToStdio(): boolean {
    return false;
  }
}
