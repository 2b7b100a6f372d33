import type { OwnerRatings } from '../../domain/rating/ownerRatingsSchema';

interface Graph {
  '@graph'?: { '@type'?: string; aggregateRating?: object }[];
}

/** Replaces or removes the ratings of the build, because search engines read the rendered page too. */
export function addRatingToStructuredData(ratings: Pick<OwnerRatings, 'average' | 'count'> | null): void {
  const script = document.querySelector('script[data-crawler][type="application/ld+json"]');
  if (!script?.textContent) return;
  const graph = JSON.parse(script.textContent) as Graph;
  const product = graph['@graph']?.find((node) => node['@type'] === 'Product');
  if (!product) return;
  if (ratings)
    product.aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: ratings.average,
      ratingCount: ratings.count,
      bestRating: 5,
      worstRating: 1,
    };
  else delete product.aggregateRating;
  script.textContent = JSON.stringify(graph).replace(/</g, '\\u003c');
}
