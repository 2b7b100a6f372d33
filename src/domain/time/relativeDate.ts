const dayMs = 86_400_000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** Includes the next February 29, which is up to eight years away, around 2100. */
const yearsAhead = 8;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Resolves '12-25', or 'thu4' for the fourth Thursday. Returns null if the year does not have that day. */
function dayInYear(year: number, month: number, day: string): string | null {
  const [, weekday, count] = /^([a-z]{3})([1-5])$/.exec(day) ?? [];
  const first = new Date(Date.UTC(year, month - 1, 1));
  const date = weekday
    ? 1 + ((weekdays.indexOf(weekday) - first.getUTCDay() + 7) % 7) + 7 * (Number(count) - 1)
    : Number(day);
  const found = new Date(Date.UTC(year, month - 1, date));
  return found.getUTCMonth() === month - 1 ? isoDay(found.getTime()) : null;
}

function nextDay(month: number, day: string, first: string): string | null {
  const year = Number(first.slice(0, 4));
  for (let ahead = 0; ahead <= yearsAhead; ahead += 1) {
    const found = dayInYear(year + ahead, month, day);
    if (found && found >= first) return found;
  }
  return null;
}

const fromBuild = /^build(?:([+-]\d{1,5})d)?$/;
const yearly = /^next-(0[1-9]|1[0-2])-(\d\d|(?:sun|mon|tue|wed|thu|fri|sat)[1-5])$/;

/** Resolves 'build-40d', 'next-12-25' and 'next-11-thu4'. `today` is in UTC, so "next" may still be yesterday. */
export function resolveRelativeDate(text: string, today: string): string | null {
  const days = fromBuild.exec(text);
  if (days) return isoDay(Date.parse(today) + Number(days[1] ?? 0) * dayMs);
  const [, month, day] = yearly.exec(text) ?? [];
  return month && day && day !== '00' ? nextDay(Number(month), day, isoDay(Date.parse(today) - dayMs)) : null;
}

/** '2026-10-06' on '2026-11-15' → 'build-40d'. */
export function toRelativeDate(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  if (days === 0) return 'build';
  return `build${days > 0 ? '+' : ''}${days}d`;
}
