import type { CartTotals } from '../../domain/cart/cartTotals';
import { formatMoney } from '../../domain/money';
import type { OrderChanges } from '../../domain/order/orderSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface ChangesProps {
  changes: OrderChanges;
  items: CartTotals['items'];
  onAccept: () => void;
}

/** D-16: what is no longer as the shopper saw it, and the question whether to go on so. */
export function Changes({ changes, items, onAccept }: ChangesProps) {
  const { t, plural } = useAllWords();
  const lines = changes.items.flatMap(({ productVariantId, price, availableQuantity }) => {
    const item = items.find((each) => each.productVariantId === productVariantId);
    if (!item) return [];
    const title = item.metadata.name;
    if (!availableQuantity || !price) return [t('checkout.changed.soldOut', { title })];
    const isDearer = price.amount !== item.price;
    return [
      ...(isDearer
        ? [
            t('checkout.changed.price', {
              title,
              newPrice: formatMoney({ amount: price.amount }),
              oldPrice: formatMoney({ amount: item.price }),
            }),
          ]
        : []),
      ...(availableQuantity < item.quantity ? [plural('checkout.changed.stock', availableQuantity, { title })] : []),
    ];
  });
  return (
    <Notice
      tone="warning"
      title={t('checkout.changed.title')}
      action={
        <Button size="small" onClick={onAccept}>
          {t('checkout.changed.accept')}
        </Button>
      }
    >
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {changes.isSlotGone && <li>{t('checkout.changed.slot')}</li>}
      </ul>
    </Notice>
  );
}
