import { findRange, thcRanges } from '../../domain/catalogue/list/figureRanges';
import { thcPercent } from '../../domain/catalogue/productFigures';
import { firstAnswers } from '../../domain/catalogue/starter/starterAnswers';
import { starterPods, type StarterRating } from '../../domain/catalogue/starter/starterPods';
import { isFeatureOn } from '../../domain/region/features';
import { defaultRegion } from '../../domain/region/regions';
import type { StarterView } from './pageContext';
import { catalogueFile } from './productSummaries';
import type { LocaleSource } from './sitePage';

type Ratings = ReadonlyMap<string, StarterRating>;

/** Undefined where nobody delivers, and for a catalogue without a battery or a suitable pod. */
export function starterView(
  { locale, content, catalogue }: Pick<LocaleSource, 'locale' | 'content' | 'catalogue'>,
  ratings: Ratings,
): StarterView | undefined {
  const region = defaultRegion(locale.country).code;
  const battery = catalogue.find(({ slug }) => slug === 'battery');
  if (!battery || !isFeatureOn('expressDelivery', region)) return undefined;
  const products = catalogueFile(catalogue, locale, content).map((summary) => ({
    ...summary,
    thcRange: findRange(thcPercent(summary), thcRanges),
  }));
  const ratingOf = (slug: string): StarterRating | null => {
    const rating = ratings.get(slug);
    return rating ? { average: rating.average, count: rating.count } : null;
  };
  const pods = starterPods(firstAnswers, {
    products,
    region,
    offers: null,
    cardAt: (position) => ({ ...catalogue[position]!, flavors: products[position]!.flavors }),
    ratingAt: (position) => ratingOf(products[position]!.slug),
  });
  return pods.length ? { battery, picks: pods.map(({ summary, rating }) => ({ summary, rating })) } : undefined;
}
