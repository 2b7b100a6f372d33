import { useEffect, useRef } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { titleFromSlug } from '../../../domain/shortlist/groupByAvailability';
import { useWords } from '../../../i18n/LocaleContext';
import { showToast } from '../../../state/notifications/toasts';
import { saveFavorite, useFavorites } from '../../../state/shortlist/favorites';

/** The last removal in this browser. Removals that were synced from another device are not pending. */
function lastRemovedSlug(previousSlugs: readonly string[]): string | null {
  const { slugs, pending } = useFavorites.getState();
  const [last] = pending;
  return last && !last.isKept && previousSlugs.includes(last.slug) && !slugs.includes(last.slug) ? last.slug : null;
}

/** Shows a toast with an undo action after each removal, because the removed card disappears. */
export function useUndoRemoval(catalogue: readonly ProductSummary[] | undefined): void {
  const { t } = useWords('details');
  const { slugs } = useFavorites();
  const previousSlugs = useRef(slugs);
  useEffect(() => {
    const slug = lastRemovedSlug(previousSlugs.current);
    previousSlugs.current = slugs;
    if (slug === null) return;
    const name = catalogue?.find((product) => product.slug === slug)?.title ?? titleFromSlug(slug);
    showToast({
      variant: 'info',
      message: t('favorites.removed', { name }),
      action: { label: t('favorites.undo'), run: () => saveFavorite(slug, true) },
    });
  }, [slugs, catalogue, t]);
}
