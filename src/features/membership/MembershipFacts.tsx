import { styled } from 'styled-components';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { formatMoney } from '../../domain/money/money';
import { useWords } from '../../i18n/LocaleContext';
import { color, space, text } from '../../ui/theme/tokens';
import { formatDay } from './formatDay';

export function MembershipFacts({ membership }: { membership: Membership }) {
  const { locale, t } = useWords('account', 'settings');
  const { status, periodEnd, plan, cancelAtPeriodEnd } = membership;
  return (
    <List>
      <div>
        <dt>{t('membership.price')}</dt>
        <dd>
          {t('membership.price.month', { price: formatMoney(plan.price) })}
          {locale.country === 'ca' && <small>{t('membership.usDollars')}</small>}
        </dd>
      </div>
      {isMember(status) && periodEnd && (
        <div>
          <dt>{t(cancelAtPeriodEnd ? 'membership.lastDay' : 'membership.nextBilling')}</dt>
          <dd>
            <time dateTime={periodEnd}>{formatDay(periodEnd, locale)}</time>
          </dd>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space[3]};
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    ${text.strong};
  }
  small {
    ${text.small};
    display: block;
    color: ${color.muted};
  }
`;
