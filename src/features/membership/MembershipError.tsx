import type { ApiError, ErrorCode } from '../../data/apiError';
import { useWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/feedback/Notice';
import { errorMessage } from '../../i18n/errorMessage';
import type { PlainGroupKey, Translate } from '../../i18n/translator';

type Group = 'first' | 'settings';

const messageKeys: Partial<Record<ErrorCode, PlainGroupKey<Group>>> = {
  membership_none: 'membership.problem.none',
  membership_exists: 'membership.problem.exists',
  membership_ends: 'membership.problem.ends',
  membership_busy: 'membership.problem.busy',
  trial_used: 'membership.problem.trialUsed',
  billing_unavailable: 'membership.problem.unavailable',
  billing_busy: 'membership.problem.busy',
};

function errorText(error: ApiError, t: Translate<Group>): string {
  const key = messageKeys[error.code];
  return key ? t(key) : errorMessage(error, t);
}

export function MembershipError({ error }: { error: ApiError }) {
  const { t } = useWords('account', 'settings');
  return <Notice tone="error">{errorText(error, t)}</Notice>;
}
