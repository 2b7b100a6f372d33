import type { ProductView, VariantView } from '../../../content/pages/pageContext';
import { maxQuantity } from '../../../domain/cart/cart';
import { createCartItem } from '../../../domain/cart/createCartItem';
import { useWords } from '../../../i18n/LocaleContext';
import { addToCart, useCart } from '../../../state/cart';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';

export interface OrderableItem {
  product: ProductView;
  variant: VariantView;
  /** In dollars. */
  price: number;
  /** Undefined while the dispensary's stock is unknown. */
  stock?: number;
}

export function useCartCapacity({ variant, stock }: Pick<OrderableItem, 'variant' | 'stock'>) {
  const inCart = useCart(({ items }) => items.find((item) => item.productVariantId === variant.id)?.quantity ?? 0);
  return { inCart, remaining: Math.max(maxQuantity(stock) - inCart, 0) };
}

interface AddButtonProps extends OrderableItem {
  quantity: number;
  size: 'small' | 'large';
  onAdded?: () => void;
}

export function AddButton({ quantity, size, onAdded, ...item }: AddButtonProps) {
  const { t } = useWords('product');
  const { product, variant, price } = item;
  const { remaining } = useCartCapacity(item);
  const add = () => {
    addToCart(createCartItem({ product: product.summary, variant }, price), quantity, item.stock);
    onAdded?.();
    openPanel('cart');
  };
  return (
    <Button size={size} isWide={size === 'large'} onClick={add} disabled={remaining === 0}>
      {t('product.addToOrder')}
    </Button>
  );
}
