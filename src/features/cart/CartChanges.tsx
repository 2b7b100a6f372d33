import type { CartChange } from '../../domain/cart/takeOffers';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { CartNote } from './CartNote';
import { changeWords } from './cartWords';

interface CartChangesProps {
  changes: readonly CartChange[];
  onAcknowledge: () => void;
}

/** S4-18, S5-12: what the dispensary changed in the cart, until the shopper has taken note of it. */
export function CartChanges({ changes, onAcknowledge }: CartChangesProps) {
  const words = useAllWords();
  const { t } = words;
  return (
    <CartNote
      tone="warning"
      actions={
        <Button size="small" variant="secondary" onClick={onAcknowledge}>
          {t('cart.changed.ok')}
        </Button>
      }
    >
      <strong>{t('cart.changed.title')}</strong>
      {changes.map((change, at) => (
        // The same thing may change twice, and the list only grows.
        <p key={at}>{changeWords(change, words)}</p>
      ))}
    </CartNote>
  );
}
