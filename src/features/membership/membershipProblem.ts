import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import type { FirstKey, SettingsKey } from '../../i18n/translator';

type Key = FirstKey | SettingsKey;

/** What the page says in its own language to these codes of the API. */
const known: Record<string, Key | undefined> = {
  membership_none: 'membership.problem.none',
  membership_exists: 'membership.problem.exists',
  membership_ends: 'membership.problem.ends',
  membership_busy: 'membership.problem.busy',
  trial_used: 'membership.problem.trialUsed',
  billing_unavailable: 'membership.problem.unavailable',
  billing_busy: 'membership.problem.busy',
};

/** D-26: why a change of the membership did not come about. */
export function membershipProblem(error: ApiError, t: (key: Key) => string): string {
  const key = known[error.code];
  return key ? t(key) : errorMessage(error, t);
}
