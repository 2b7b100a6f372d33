import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { styled } from 'styled-components';
import { productDetailsQuery } from '../../data/catalogue/productDetails';
import { batterySale, suggestedBatteryPrice, type BatterySale } from '../../domain/cart/batterySuggestion';
import { createCartItem } from '../../domain/cart/createCartItem';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { addToCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery/delivery';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Cluster } from '../../ui/layout/Cluster';
import { Picture } from '../../ui/Picture';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

const batteryPath = productPath({ productType: 'devices', slug: 'battery' });

interface BatterySuggestionProps {
  /** Null without a dispensary. */
  offers: Delivery['offers'];
  onDismiss: () => void;
  onAdded: () => void;
}

/** `order` is null if the battery cannot be ordered. */
function useBattery(offers: Delivery['offers']) {
  const { locale } = useWords('account', 'order');
  const { data } = useQuery(productDetailsQuery({ localeId: locale.id, productPath: batteryPath }));
  const sale = data?.localeId === locale.id ? batterySale(data.summary, offers) : null;
  const add = (sold: BatterySale) => addToCart(createCartItem(sold, sold.price), 1, sold.stock);
  return { picture: data?.summary.picture, order: sale && { price: sale.price, add: () => add(sale) } };
}

/** Shown for carts with pods alone, because pods do not work without a battery. */
export function BatterySuggestion({ offers, onDismiss, onAdded }: BatterySuggestionProps) {
  const { t, formatMoney } = useWords('account', 'order');
  const titleId = useId();
  const { picture, order } = useBattery(offers);
  return (
    <Root aria-labelledby={titleId}>
      <Thumb>{picture && <Picture base={picture} widths={[240, 480]} alt="" sizes="72px" />}</Thumb>
      <div>
        <strong id={titleId}>{t('cart.batteryTitle')}</strong>
        <Paragraph size="small" tone="muted">
          {t('cart.batteryText')}
        </Paragraph>
        <Actions $gap={3}>
          {order && (
            <Button
              size="small"
              onClick={() => {
                order.add();
                onAdded();
              }}
            >
              {t('cart.batteryAdd', { price: formatMoney({ amount: order.price }) })}
            </Button>
          )}
          <DetailsLink as={LocalLink} to={batteryPath} onClick={closePanel}>
            {order
              ? t('cart.batterySee')
              : t('cart.batteryLink', { price: formatMoney({ amount: suggestedBatteryPrice }) })}
          </DetailsLink>
        </Actions>
      </div>
      <IconButton label={t('cart.batteryDismiss')} onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: clamp(56px, 18vw, 72px) minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;
  padding: ${space[3]} 0 ${space[3]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

/** Reserves the picture's space while it loads. */
const Thumb = styled.div`
  aspect-ratio: 1;
  border-radius: ${radius.small};
  background: ${color.raised};
  overflow: hidden;
`;

const Actions = styled(Cluster)`
  padding-top: ${space[1]};
`;

const DetailsLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
