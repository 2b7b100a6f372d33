import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { formatMoney } from '../../domain/money/money';
import type { Locale } from '../../domain/region/locales';
import type { Translate } from '../../i18n/translator';
import { formatDay } from './formatDay';

interface Words {
  locale: Locale;
  t: Translate<'settings'>;
}

/** `fetchedAt` is in epoch milliseconds. */
export function statusText(membership: Membership, fetchedAt: number, { locale, t }: Words): string {
  const { status, periodEnd, trialEndsAt, cancelAtPeriodEnd } = membership;
  const date = formatDay(periodEnd ?? trialEndsAt ?? new Date(fetchedAt).toISOString(), locale);
  if (cancelAtPeriodEnd)
    return t(status === 'trialing' ? 'membership.status.trialEnds' : 'membership.status.ends', { date });
  // The billing service can end a membership before its paid period does.
  const hasEnded = status === 'canceled' && (periodEnd === null || Date.parse(periodEnd) > fetchedAt);
  return hasEnded ? t('membership.status.over') : t(`membership.status.${status}`, { date });
}

/** Returns null if there is nothing to add to the status. */
export function noteText({ status, plan, cancelAtPeriodEnd }: Membership, { t }: Words): string | null {
  if (!isMember(status)) return null;
  if (status === 'past_due') return t('membership.note.past_due');
  if (cancelAtPeriodEnd) return t('membership.note.ends');
  return status === 'trialing' ? t('membership.note.trialing', { price: formatMoney(plan.price) }) : null;
}

export const startedText = ({ status }: Membership, { t }: Pick<Words, 't'>): string =>
  t(status === 'trialing' ? 'membership.begun.trialing' : 'membership.begun.active');
