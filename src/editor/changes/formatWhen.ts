const units: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const maxDays = 7;

/** '5 minutes ago', 'yesterday', or after a week 'May 6, 2026'. Empty for an unknown time. */
export function formatWhen(at: string, now: Date): string {
  const seconds = (Date.parse(at) - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return '';
  if (Math.abs(seconds) > maxDays * 86_400) return date.format(Date.parse(at));
  const [unit, size] = units.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
  return unit === 'second' ? 'just now' : relative.format(Math.round(seconds / size), unit);
}
