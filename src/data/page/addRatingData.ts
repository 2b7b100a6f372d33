import type { OwnerRatingsResponse } from '../../domain/rating/ownerRatingsSchema';
import { ratingThing, reviewThing } from '../../domain/rating/ratingThings';

interface Graph {
  '@graph'?: { '@type'?: string; aggregateRating?: object; review?: object[] }[];
}

/** Replaces or removes the ratings and reviews of the build, because search engines read the rendered page too. */
export function addRatingToStructuredData({ ratings, reviews }: Omit<OwnerRatingsResponse, 'slug'>): void {
  const script = document.querySelector('script[data-crawler][type="application/ld+json"]');
  if (!script?.textContent) return;
  const graph = JSON.parse(script.textContent) as Graph;
  const product = graph['@graph']?.find((node) => node['@type'] === 'Product');
  if (!product) return;
  // `undefined` leaves the property out.
  product.aggregateRating = ratings ? ratingThing(ratings) : undefined;
  product.review = reviews.count ? reviews.newest.map(reviewThing) : undefined;
  script.textContent = JSON.stringify(graph).replace(/</g, '\\u003c');
}
