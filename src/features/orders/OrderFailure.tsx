import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/Cluster';
import { Notice } from '../../ui/Notice';

interface OrderFailureProps {
  /** Null where the address names no order, and nothing was asked. */
  error: ApiError | null;
  isBusy: boolean;
  onRetry: () => void;
}

/** S8-16: an order that cannot be had, and what can be done about it. */
export function OrderFailure({ error, isBusy, onRetry }: OrderFailureProps) {
  const { t } = useAllWords();
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
