import Star from 'lucide-react/icons/star';
import { Suspense, useEffect } from 'react';
import { styled } from 'styled-components';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { formatAverage } from '../../i18n/formatAverage';
import { useWords } from '../../i18n/LocaleContext';
import { loadOwnerRatings, useOwnerRatings } from '../../state/ownerRatings';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** Positioned over the picture, so that it causes no layout shift. Never shown in Canada. */
export function RatingBadge({ product }: { product: Pick<ProductSummary, 'slug' | 'productType'> }) {
  const { locale } = useWords();
  if (!areRatingsShown(locale.country) || product.productType !== 'oil') return null;
  // `Mark` suspends until its messages load, which must not delay the card.
  return (
    <Suspense>
      <Mark slug={product.slug} />
    </Suspense>
  );
}

function Mark({ slug }: { slug: string }) {
  const { locale, t, plural } = useWords('ratings');
  const rating = useOwnerRatings(({ bySlug }) => bySlug?.get(slug));
  useEffect(() => void loadOwnerRatings(), []);
  if (!rating) return null;
  const average = formatAverage(rating.average, locale.id);
  return (
    <Pill>
      <Star size={14} aria-hidden />
      <span aria-hidden>{average}</span>
      <VisuallyHidden>{t('ratings.short', { average, ratings: plural('ratings.count', rating.count) })}</VisuallyHidden>
    </Pill>
  );
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.pill};
  background: ${color.paper};
  ${text.small};
  font-variant-numeric: tabular-nums;
  > svg {
    color: ${color.ink};
    fill: ${color.light};
  }
`;
