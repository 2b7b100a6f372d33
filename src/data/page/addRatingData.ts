import type { OwnerRatings } from '../../domain/rating/ownerRatingsSchema';

interface Graph {
  '@graph'?: { '@type'?: string; aggregateRating?: object }[];
}

/**
 * Adds the owners' rating to the product in the page's structured data, which the build wrote without it. Search engines
 * read the rendered page. A page opened from another one has no structured data, and needs none.
 */
export function addRatingData({ average, count }: Pick<OwnerRatings, 'average' | 'count'>): void {
  const script = document.querySelector('script[data-crawler][type="application/ld+json"]');
  if (!script?.textContent) return;
  const data = JSON.parse(script.textContent) as Graph;
  const product = data['@graph']?.find((thing) => thing['@type'] === 'Product');
  if (!product) return;
  product.aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: average,
    ratingCount: count,
    bestRating: 5,
    worstRating: 1,
  };
  script.textContent = JSON.stringify(data).replace(/</g, '\\u003c');
}
