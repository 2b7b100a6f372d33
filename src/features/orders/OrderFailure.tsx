import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/layout/Cluster';
import { Notice } from '../../ui/feedback/Notice';

interface OrderFailureProps {
  /** Null if the URL names no order, so nothing was fetched. */
  error: ApiError | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** Explains why an order cannot be shown, and what to do. */
export function OrderFailure({ error, isBusy, onRetry }: OrderFailureProps) {
  const { t } = useWords('account', 'order');
  const isDown = error !== null && (error.status === 0 || error.status >= 500);
  const action = (
    <Cluster>
      {isDown && (
        <Button size="small" isBusy={isBusy} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
      <ButtonLink as={LocalLink} to={routePath('orders')} $variant="secondary" $size="small">
        {t('order.allOrders')}
      </ButtonLink>
    </Cluster>
  );
  return (
    <Notice tone="error" title={isDown && errorMessage(error, t)} action={action}>
      {t('order.notFound')}
    </Notice>
  );
}
