import type { BrowserContext, Page } from '@playwright/test';
import { journeyClock } from '../../config/journeyClock';

const { offsetMs } = journeyClock();

/** The shop's time, which server, pages and dispensary share. */
export const { now } = journeyClock();

/** `shiftDate` replaces `Date` and stores the machine's. */
interface ShiftedDate extends DateConstructor {
  machine?: DateConstructor;
}

/** Shifts `Date`, but neither timers nor `performance.now`. Runs in the page, and in its frames. */
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

/** Gives later pages of the context the shop's time, or a wrong clock that is off by `shiftMs`. */
export async function shiftClock(context: BrowserContext, shiftMs = offsetMs): Promise<void> {
  await context.addInitScript(shiftDate, shiftMs);
}

/** Gives the page a clock that the journey controls. It starts at the shop's time by default. */
export async function installClock(page: Page, time: Date | number = now()): Promise<void> {
  // Playwright adds the time that has passed on the machine's clock, which would include the shift.
  await page.context().addInitScript(undoShift);
  await page.clock.install({ time });
}
