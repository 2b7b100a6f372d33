import type { LimitRule } from '../../platform/limits';
import type { Settings } from '../../platform/settings';

const hour = 3600;
const day = 24 * hour;

/** D-21. */
export const resendAfterSeconds = 30;
export const codeLifetime = 10 * 60_000;
export const triesPerCode = 5;

/** Per destination, in the order in which they are taken. */
export const sendingRules: LimitRule[] = [
  { name: 'code-resend', points: 1, seconds: resendAfterSeconds },
  { name: 'code-hour', points: 5, seconds: hour },
  { name: 'code-day', points: 10, seconds: day },
];

/** Wrong codes of a destination; a resend does not touch it. */
export const failureRule: LimitRule = { name: 'code-failures', points: 20, seconds: day };

/** Over all destinations: what text messages may cost in a day. */
export const smsRule = ({ limits }: Settings): LimitRule => ({ name: 'sms', points: limits.smsPerDay, seconds: day });

/** Per address of origin. */
export const originRules = ({ limits }: Settings) => ({
  codes: { name: 'origin-codes', points: limits.codesPerAddressAndHour, seconds: hour },
  logins: { name: 'origin-logins', points: limits.loginsPerAddressAndHour, seconds: hour },
  lookups: { name: 'origin-lookups', points: limits.lookupsPerAddressAndHour, seconds: hour },
});
