import { canBeLate, promisedTime } from '../order/promisedTime';
import type { ConsoleOrder } from './consoleOrderSchema';

export interface WindowCountdown {
  /** 'in 1 h 5 min', 'now, 25 min left', '12 min late', or '12 min past its window' if it is ready for pickup. */
  text: string;
  state: 'later' | 'soon' | 'now' | 'late';
}

const minute = 60_000;
/** From this many minutes before the window, a clerk should be working on the order. */
const soonMinutes = 45;

function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** Counts to the promised time, like the shopper's page. */
export function windowCountdown(order: Pick<ConsoleOrder, 'status' | 'slot' | 'eta'>, now: Date): WindowCountdown {
  const { start, end } = promisedTime(order);
  const minutesTo = (instant: string) => Math.ceil((Date.parse(instant) - now.getTime()) / minute);
  const toStart = minutesTo(start);
  const toEnd = minutesTo(end);
  if (toStart > 0) return { text: `in ${lengthText(toStart)}`, state: toStart > soonMinutes ? 'later' : 'soon' };
  if (toEnd > 0) return { text: `now, ${lengthText(toEnd)} left`, state: 'now' };
  if (!canBeLate(order.status)) return { text: `${lengthText(-toEnd)} past its window`, state: 'now' };
  return { text: `${lengthText(-toEnd)} late`, state: 'late' };
}
