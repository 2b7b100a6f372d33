import HeartIcon from 'lucide-react/icons/heart';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { maxFavorites } from '../../../domain/shortlist/favorites';
import { useWords } from '../../../i18n/LocaleContext';
import { showToast } from '../../../state/notifications/toasts';
import { saveFavorite, useFavorites } from '../../../state/shortlist/favorites';
import { ToolButton } from './ToolButton';

export function FavoriteButton({ product: { slug, title } }: { product: Pick<ProductSummary, 'slug' | 'title'> }) {
  const { t } = useWords('details');
  const isFavorite = useFavorites(({ slugs }) => slugs.includes(slug));
  const toggle = () => {
    if (!saveFavorite(slug, !isFavorite))
      showToast({ variant: 'error', message: t('favorites.full', { count: maxFavorites }) });
  };
  return (
    <ToolButton
      type="button"
      aria-pressed={isFavorite}
      aria-label={t('favorites.save', { name: title })}
      onClick={toggle}
    >
      <HeartIcon size={20} fill={isFavorite ? 'currentColor' : 'none'} />
    </ToolButton>
  );
}
