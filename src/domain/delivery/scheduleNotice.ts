import { legalHoursOn } from './deliverySchedule';
import { exceptionOn, type SlotRules } from './deliverySlots';
import { zonedDay } from '../time/zonedTime';

export type ScheduleNotice =
  | { kind: 'paused'; until: string; reason: string }
  | { kind: 'closed'; reason: string }
  | { kind: 'hours'; open: string; close: string; reason: string };

/** A pause takes precedence over today's exception. */
export function scheduleNotice(rules: SlotRules, now: Date): ScheduleNotice | null {
  const { pause } = rules;
  if (pause && Date.parse(pause.until) > now.getTime()) return { kind: 'paused', ...pause };
  const today = zonedDay(now, rules.timezone);
  const exception = exceptionOn(rules, today);
  if (!exception) return null;
  const { reason } = exception;
  const hours = legalHoursOn(rules, today);
  return hours ? { kind: 'hours', ...hours, reason } : { kind: 'closed', reason };
}
