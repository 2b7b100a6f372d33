import { styled } from 'styled-components';
import { memberBenefits } from '../../domain/account/memberBenefits';
import { useWords } from '../../i18n/LocaleContext';
import { bulletItem } from '../../ui/text/bulletItem';
import { space } from '../../ui/theme/tokens';

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
    ${bulletItem()};
  }
`;
