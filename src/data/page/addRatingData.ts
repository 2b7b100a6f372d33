import type { OwnerRatingsResponse } from '../../domain/rating/ownerRatingsSchema';
import { ratingThing, reviewThing } from '../../domain/rating/ratingThings';

interface Graph {
  '@graph'?: { '@type'?: string; offers?: object[]; aggregateRating?: object; review?: object[] }[];
}

/** Replaces or removes the ratings and reviews of the build, because search engines read the rendered page too. */
export function addRatingToStructuredData({ ratings, reviews }: Omit<OwnerRatingsResponse, 'slug'>): void {
  const script = document.querySelector('script[data-crawler][type="application/ld+json"]');
  if (!script?.textContent) return;
  const graph = JSON.parse(script.textContent) as Graph;
  const nodes = graph['@graph'];
  const product = nodes?.find((node) => node['@type'] === 'Product');
  if (!nodes || !product) return;
  // `undefined` leaves the property out.
  product.aggregateRating = ratings ? ratingThing(ratings) : undefined;
  product.review = reviews.count ? reviews.newest.map(reviewThing) : undefined;
  // Search engines reject a product with none of them.
  if (!product.offers && !ratings && !reviews.count) nodes.splice(nodes.indexOf(product), 1);
  script.textContent = JSON.stringify(graph).replace(/</g, '\\u003c');
}
