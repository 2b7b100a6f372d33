import { areRatingsShown } from '../../../domain/catalogue/ownerRatings';
import { productPath } from '../../../domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { RatingsSnapshot } from '../../../domain/rating/ownerRatingsSchema';
import type { Locale } from '../../../domain/region/locales';
import type { OwnersView } from '../pageContext';

const maxQuotes = 3;

interface OwnersSource {
  locale: Locale;
  catalogue: readonly ProductSummary[];
}

/** Each rating weighs the same, whichever pod it is about. One decimal, as for a pod. */
function averageOf(products: RatingsSnapshot['products']): { average: number; count: number } {
  const count = products.reduce((total, product) => total + product.count, 0);
  const sum = products.reduce((total, product) => total + product.average * product.count, 0);
  return { average: Math.round((10 * sum) / count) / 10, count };
}

/**
 * Returns one average over all pods, and the newest review of each of the pods that were reviewed last, whatever its
 * stars. Undefined in Canada, whose law forbids testimonials, and while nobody has said anything.
 */
export function ownersView(
  snapshot: RatingsSnapshot | null,
  { locale, catalogue }: OwnersSource,
): OwnersView | undefined {
  if (!snapshot || !areRatingsShown(locale.country)) return undefined;
  const sold = new Map(catalogue.map((summary) => [summary.slug, summary]));
  const rated = snapshot.products.filter(({ slug }) => sold.has(slug));
  const quotes = snapshot.reviewed
    .flatMap(({ slug, newest: [review] }) => {
      const summary = sold.get(slug);
      if (!summary || !review) return [];
      return [{ slug, title: summary.title, path: productPath(summary), regions: summary.regions, review }];
    })
    .toSorted((a, b) => b.review.writtenOn.localeCompare(a.review.writtenOn) || a.slug.localeCompare(b.slug))
    .slice(0, maxQuotes);
  if (!rated.length && !quotes.length) return undefined;
  return { rating: rated.length ? { ...averageOf(rated), asOf: snapshot.asOf } : null, quotes };
}
