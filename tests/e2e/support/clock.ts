import type { BrowserContext, Page } from '@playwright/test';
import { journeyClock } from '../../config/journeyClock';

const { offsetMs } = journeyClock();

/** The shop's time, which server, pages and dispensary share. */
export const { now } = journeyClock();

/** Shifts `Date` and leaves timers and `performance.now` alone. Runs in the page, and in its frames. */
function shiftDate(offset: number): void {
  const machine = Date;
  const current = () => machine.now() + offset;
  const shifted = new Proxy(machine, {
    construct: (target, args: unknown[], wanted) => Reflect.construct(target, args.length ? args : [current()], wanted),
    apply: () => new machine(current()).toString(),
    get: (target, key) => (key === 'now' ? current : Reflect.get(target, key)),
  });
  machine.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

/** Gives every later page of the context the shop's time. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, offsetMs);
}

/** Replaces the page's clock by one that the journey controls, from the shop's time on. */
export const installClock = async (page: Page): Promise<void> => page.clock.install({ time: now() });
