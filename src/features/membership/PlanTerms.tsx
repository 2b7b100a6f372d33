import type { Membership } from '../../domain/account/membershipSchema';
import { formatMoney } from '../../domain/money';
import { useWords } from '../../i18n/LocaleContext';
import { Text } from '../../ui/text/Text';

/** The price, the length of the trial, the renewal and how to cancel. Shown before the button that agrees to them. */
export function PlanTerms({ membership: { plan, isTrialAvailable } }: { membership: Membership }) {
  const { locale, t } = useWords('account', 'settings');
  const price = formatMoney(plan.price);
  const terms = isTrialAvailable
    ? t('membership.terms.trial', { days: plan.trialDays, price })
    : t('membership.terms.join', { price });
  return <Text>{locale.country === 'ca' ? `${terms} ${t('membership.usDollars')}` : terms}</Text>;
}
