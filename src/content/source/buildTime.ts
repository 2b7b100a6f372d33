/**
 * Relative dates and schedules refer to this time. `BUILD_DATE` overrides it: '2028-11-25' or '2028-11-25T09:00:00Z'.
 */
export function buildTime(env: Record<string, string | undefined>): Date {
  const setting = env.BUILD_DATE?.trim();
  if (!setting) return new Date();
  const isComplete = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(setting);
  const time = isComplete ? Date.parse(setting) : NaN;
  if (Number.isNaN(time)) throw new Error('BUILD_DATE: expected a date such as 2028-11-25 or 2028-11-25T09:00:00Z.');
  return new Date(time);
}
