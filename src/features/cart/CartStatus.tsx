import { styled } from 'styled-components';
import type { CartObstacle } from '../../domain/cart/cartObstacle';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { closePanel, openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import type { NoticeTone } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/feedback/Spinner';
import { space, text } from '../../ui/theme/tokens';
import { CartNote } from './CartNote';
import { RetryButton } from '../../i18n/RetryButton';

const tones: Partial<Record<CartObstacle, NoticeTone>> = {
  NO_DELIVERY_ADDRESS: 'info',
  FAILED: 'error',
  OVER_THC_TOTAL_LIMIT: 'error',
  OVER_OIL_TOTAL_LIMIT: 'error',
};

function ChangeAddressButton({ isMissing }: { isMissing: boolean }) {
  const { t } = useWords('account', 'order');
  return (
    <Button variant="secondary" size="small" onClick={() => openPanel('address', 'cart')}>
      {t(isMissing ? 'header.addAddress' : 'expressDelivery.otherAddress')}
    </Button>
  );
}

function StoresLink() {
  const { t } = useWords('account', 'order');
  return (
    <ButtonLink as={LocalLink} $variant="quiet" $size="small" to={routePath('storeLocator')} onClick={closePanel}>
      {t('cart.findStores')}
    </ButtonLink>
  );
}

interface CartStatusProps {
  obstacle: CartObstacle;
  message: string;
  delivery: Delivery;
  onRetry: () => void;
}

function Actions({ obstacle, delivery, onRetry }: Omit<CartStatusProps, 'message'>) {
  switch (obstacle) {
    case 'NO_DELIVERY_ADDRESS':
      return <ChangeAddressButton isMissing />;
    case 'UNAVAILABLE_DELIVERY_ADDRESS':
    case 'NONE_AVAILABLE':
      return (
        <>
          <ChangeAddressButton isMissing={false} />
          <StoresLink />
        </>
      );
    case 'FAILED':
      return (
        <>
          <RetryButton variant="secondary" onClick={onRetry} />
          {delivery.failed === 'address' && <ChangeAddressButton isMissing={false} />}
        </>
      );
    default:
      return null;
  }
}

const obstaclesWithActions: readonly CartObstacle[] = [
  'NO_DELIVERY_ADDRESS',
  'UNAVAILABLE_DELIVERY_ADDRESS',
  'NONE_AVAILABLE',
  'FAILED',
];

export function CartStatus({ obstacle, message, delivery, onRetry }: CartStatusProps) {
  if (obstacle === 'LOADING')
    return (
      <Waiting>
        <Spinner />
        {message}
      </Waiting>
    );
  const hasActions = obstaclesWithActions.includes(obstacle);
  return (
    <CartNote
      tone={tones[obstacle] ?? 'warning'}
      actions={hasActions && <Actions obstacle={obstacle} delivery={delivery} onRetry={onRetry} />}
    >
      {message}
    </CartNote>
  );
}

const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${text.small};
`;
