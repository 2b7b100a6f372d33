import { readFromCatalogue } from '../../data/catalogue/catalogueParts';
import { undeliverableItems } from '../../domain/cart/availableItems';
import { isFeatureOn } from '../../domain/region/features';
import type { LocaleId } from '../../domain/region/locales';
import type { Subcountry } from '../../domain/region/regions';
import { useCart } from '../cart';

export async function countUndeliverable(localeId: LocaleId, region: Subcountry): Promise<number> {
  const { items } = useCart.getState();
  if (items.length === 0) return 0;
  const canDeliver = isFeatureOn('expressDelivery', region);
  const slugs = items.map(({ metadata }) => metadata.slug);
  const catalogue = canDeliver
    ? await readFromCatalogue(localeId, (opened) => opened.cardsOf(slugs)).catch(() => null)
    : [];
  if (!catalogue) return 0;
  return undeliverableItems(items, region, catalogue).reduce((sum, { quantity }) => sum + quantity, 0);
}
