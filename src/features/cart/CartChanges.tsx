import type { CartChange } from '../../domain/cart/applyOffers';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { CartNote } from './CartNote';
import { changeText } from './cartTexts';

interface CartChangesProps {
  changes: readonly CartChange[];
  onAcknowledge: () => void;
}

export function CartChanges({ changes, onAcknowledge }: CartChangesProps) {
  const words = useWords('account', 'order');
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
      {changes.map((change, index) => (
        // The index is a stable key: an item can change twice, and the list only grows.
        <p key={index}>{changeText(change, words)}</p>
      ))}
    </CartNote>
  );
}
