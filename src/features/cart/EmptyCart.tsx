import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface EmptyCartProps {
  /** The number of items that the shopper has just removed by emptying the cart. */
  removedCount: number;
  onUndo: () => void;
}

export function EmptyCart({ removedCount, onUndo }: EmptyCartProps) {
  const { t, plural } = useWords('account', 'order');
  return (
    <EmptyState
      title={t('cart.empty')}
      action={
        <>
          {removedCount > 0 && (
            <Button variant="secondary" onClick={onUndo}>
              {t('cart.undo')}
            </Button>
          )}
          <ButtonLink as={LocalLink} to={routePath('products')} onClick={closePanel}>
            {t('cart.browse')}
          </ButtonLink>
        </>
      }
    >
      {removedCount > 0 && plural('cart.emptied', removedCount)}
    </EmptyState>
  );
}
