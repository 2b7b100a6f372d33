import { styled } from 'styled-components';
import type { Membership } from '../../domain/account/membershipSchema';
import { isMember } from '../../domain/account/membershipStatus';
import { useWords } from '../../i18n/LocaleContext';
import { color, space, text } from '../../ui/theme/tokens';
import { formatDay } from './formatDay';
import { Fact } from '../../ui/text/Fact';

export function MembershipFacts({ membership }: { membership: Membership }) {
  const { locale, t, formatMoney } = useWords('account', 'settings');
  const { status, periodEnd, plan, isEnding } = membership;
  return (
    <List>
      <Fact name={t('membership.price')}>
        {t('membership.price.month', { price: formatMoney(plan.price) })}
        {locale.country === 'ca' && <small>{t('membership.usDollars')}</small>}
      </Fact>
      {isMember(status) && periodEnd && (
        <Fact name={t(isEnding ? 'membership.lastDay' : 'membership.nextBilling')}>
          <time dateTime={periodEnd}>{formatDay(periodEnd, locale)}</time>
        </Fact>
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
