import { editDistance, foldText } from '../text/spelling';

const toSlug = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Drops leading words that both share: products are not similar just because of their state's name. */
function dropSharedWords(a: string, b: string): [string, string] {
  const [left, right] = [a.split('-'), b.split('-')];
  while (left.length > 1 && right.length > 1 && left[0] === right[0]) {
    left.shift();
    right.shift();
  }
  return [left.join('-'), right.join('-')];
}

function relativeDistance(a: string, b: string): number {
  const [left, right] = dropSharedWords(a, b);
  return editDistance(left, right) / Math.max(left.length, right.length, 1);
}

/** The maximum share of letters that may differ. Slugs that differ more are not misspellings of each other. */
const maxDistance = 0.5;

export function nearestBySpelling<T extends { slug: string; title: string }>(
  unknownSlug: string,
  products: readonly T[],
  count: number,
): T[] {
  const slug = toSlug(unknownSlug);
  return products
    .map((product) => ({
      product,
      distance: Math.min(relativeDistance(slug, product.slug), relativeDistance(slug, toSlug(product.title))),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.product.slug.localeCompare(b.product.slug))
    .slice(0, count)
    .map(({ product }) => product);
}
