import type { BrowserContext, Page } from '@playwright/test';
import { journeyClock } from '../../config/journeyClock';

const { offsetMs } = journeyClock();

/** The shop's time, which server, pages and dispensary share. */
export const { now } = journeyClock();

/** `Date` as shifted by `shiftDate`, which keeps the machine’s. */
interface ShiftedDate extends DateConstructor {
  machine?: DateConstructor;
}

/** Shifts `Date` and leaves timers and `performance.now` alone. Runs in the page, and in its frames. */
function shiftDate(offset: number): void {
  const machine = Date;
  const current = () => machine.now() + offset;
  const shifted = new Proxy(machine, {
    construct: (target, args: unknown[], wanted) => Reflect.construct(target, args.length ? args : [current()], wanted),
    apply: () => new machine(current()).toString(),
    get: (target, key) => (key === 'machine' ? machine : key === 'now' ? current : Reflect.get(target, key)),
  });
  machine.prototype.constructor = shifted;
  globalThis.Date = shifted;
}

/** Runs in the page, and in its frames. */
function undoShift(): void {
  const { machine } = Date as ShiftedDate;
  if (!machine) return;
  machine.prototype.constructor = machine;
  globalThis.Date = machine;
}

/** Gives every later page of the context the shop's time, or shifts that by some milliseconds for a wrong clock. */
export async function shiftClock(context: BrowserContext, shiftMs = offsetMs): Promise<void> {
  await context.addInitScript(shiftDate, shiftMs);
}

/** Replaces the page's clock by one that the journey controls, from the shop's time or another on. */
export async function installClock(page: Page, time: Date | number = now()): Promise<void> {
  // Playwright counts the milliseconds since now on the machine's clock, and would count the shift as well.
  await page.context().addInitScript(undoShift);
  await page.clock.install({ time });
}
