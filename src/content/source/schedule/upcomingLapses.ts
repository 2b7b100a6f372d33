import { formatMoment, momentTime } from '../../../domain/time/moment';
import { findSchedules } from './applySchedule';
import type { ContentFault } from '../../files/contentError';
import type { ContentFiles } from '../contentFiles';
import { isComingSoon } from '../contentNotes';

const horizonDays = 30;
const dayMs = 86_400_000;

/** 'today', 'in 12 days'. Null if the day is past or not near. */
function formatDaysUntil(day: string, now: Date): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / dayMs);
  if (days < 0 || days > horizonDays) return null;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

interface Lapse {
  field: string;
  day: string | null | undefined;
  /** The second half of a sentence that starts with '2026-12-24 is in 12 days'. */
  consequence: string;
}

function lapsesOf(files: ContentFiles): [file: string, lapse: Lapse][] {
  const listed = new Set(files.products.flatMap(({ value }) => value.variants.flatMap(({ batchIds }) => batchIds)));
  const announced = files.products.filter(({ value }) => isComingSoon(value));
  const sold = files.batches.filter(({ value }) => listed.has(value.batchId));
  return [
    ...announced.map(({ file, value }): [string, Lapse] => [
      file,
      {
        field: 'availabilityComingSoonDate',
        day: value.availabilityComingSoonDate,
        consequence: ': put it on sale or enter a new date by then',
      },
    ]),
    ...sold.map(({ file, value }): [string, Lapse] => [
      file,
      { field: 'expiresOn', day: value.expiresOn, consequence: ': remove this batch from its product by then' },
    ]),
    ...files.notifications.map(({ file, value }): [string, Lapse] => [
      file,
      { field: 'expiresAfter', day: value.expiresAfter, consequence: ', the last day on which it is shown' },
    ]),
  ];
}

const scheduleNames = { publishAt: 'appears', takeDownAt: 'leaves the site' } as const;

const scheduledLapses = (files: ContentFiles, now: Date): [file: string, lapse: Lapse][] =>
  findSchedules(files).flatMap(({ file, field, schedule }) =>
    (Object.keys(scheduleNames) as (keyof typeof scheduleNames)[]).flatMap((name): [string, Lapse][] => {
      const moment = schedule[name];
      if (!moment || momentTime(moment) <= now.getTime()) return [];
      const consequence = `: it ${scheduleNames[name]} on ${formatMoment(moment)}`;
      return [[file, { field: field ? `${field}.${name}` : name, day: moment.day, consequence }]];
    }),
  );

/** Lists what expires, is announced, appears or disappears in the next 30 days. */
export const upcomingLapses = (files: ContentFiles, now: Date): ContentFault[] =>
  [...lapsesOf(files), ...scheduledLapses(files, now)].flatMap(([file, { field, day, consequence }]) => {
    const when = day ? formatDaysUntil(day, now) : null;
    return when ? [{ file: `content/${file}`, field, message: `${day} is ${when}${consequence}` }] : [];
  });
