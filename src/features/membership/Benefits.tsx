import { styled } from 'styled-components';
import { memberBenefits } from '../../domain/account/memberBenefits';
import { useWords } from '../../i18n/LocaleContext';
import { color, space } from '../../ui/theme/tokens';

const { alertLeadMinutes } = memberBenefits;

export function Benefits() {
  const { t } = useWords('account', 'settings');
  return (
    <List>
      <li>{t('membership.benefit.delivery')}</li>
      <li>{t('membership.benefit.alerts', { minutes: alertLeadMinutes })}</li>
      <li>{t('membership.benefit.prices')}</li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    position: relative;
    padding-inline-start: ${space[6]};
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.62em;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.light};
  }
`;
