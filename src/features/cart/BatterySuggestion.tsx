import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { styled } from 'styled-components';
import { suggestedBatteryPrice } from '../../domain/cart/batterySuggestion';
import { productPath } from '../../domain/catalogue/productPath';
import { formatMoney } from '../../domain/money';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

const battery = productPath({ productType: 'devices', slug: 'battery' });

/** Shown for carts with pods alone, because pods do not work without a battery. */
export function BatterySuggestion({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useAllWords();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <strong id={titleId}>{t('cart.batteryTitle')}</strong>
        <Text size="small" tone="muted">
          {t('cart.batteryText')}
        </Text>
        <See as={LocalLink} to={battery} onClick={closePanel}>
          {t('cart.batteryLink', { price: formatMoney({ amount: suggestedBatteryPrice }) })}
        </See>
      </div>
      <IconButton label={t('cart.batteryDismiss')} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[3]} ${space[1]} ${space[1]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const See = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
