import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import type { FirstKey, SettingsKey } from '../../i18n/translator';

type Key = FirstKey | SettingsKey;

/** The API error codes that have a text in the page's language. */
const known: Record<string, Key | undefined> = {
  membership_none: 'membership.problem.none',
  membership_exists: 'membership.problem.exists',
  membership_ends: 'membership.problem.ends',
  membership_busy: 'membership.problem.busy',
  trial_used: 'membership.problem.trialUsed',
  billing_unavailable: 'membership.problem.unavailable',
  billing_busy: 'membership.problem.busy',
};

/** The error text for a failed change of the membership. */
export function membershipProblem(error: ApiError, t: (key: Key) => string): string {
  const key = known[error.code];
  return key ? t(key) : errorMessage(error, t);
}
