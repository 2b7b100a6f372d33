import type { ProductView, VariantView } from '../../content/pageContext';
import { maxQuantity } from '../../domain/cart/cart';
import { useProductWords } from '../../i18n/LocaleContext';
import { addToCart, useCart } from '../../state/cart';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';

export interface Orderable {
  product: ProductView;
  variant: VariantView;
  /** In dollars. */
  price: number;
  /** The dispensary's stock, if known. */
  stock?: number;
}

/** How many more of a variant can be added, and how many are in the cart. */
export function useRoomInCart({ variant, stock }: Pick<Orderable, 'variant' | 'stock'>) {
  const inCart = useCart(({ items }) => items.find((item) => item.productVariantId === variant.id)?.quantity ?? 0);
  return { inCart, left: Math.max(maxQuantity(stock) - inCart, 0) };
}

function cartItemOf({ product: { summary }, variant, price }: Orderable) {
  return {
    productVariantId: variant.id,
    price,
    metadata: {
      name: summary.variants.length > 1 ? `${summary.title} · ${variant.title}` : summary.title,
      productType: summary.productType,
      brand: summary.brand,
      slug: summary.slug,
      image: summary.picture,
      thcGrams: variant.thcGrams ?? 0,
    },
  };
}

interface AddButtonProps extends Orderable {
  quantity: number;
  size: 'small' | 'large';
  onAdded?: () => void;
}

/** Adds a variant to the cart and opens the cart. */
export function AddButton({ quantity, size, onAdded, ...item }: AddButtonProps) {
  const { t } = useProductWords();
  const { left } = useRoomInCart(item);
  const add = () => {
    addToCart(cartItemOf(item), quantity, item.stock);
    onAdded?.();
    openPanel('cart');
  };
  return (
    <Button size={size} isWide={size === 'large'} onClick={add} disabled={left === 0}>
      {t('product.addToOrder')}
    </Button>
  );
}
