import { editDistance, foldText } from '../spelling';

const asSlug = (title: string) =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Two slugs without the words that both begin with: a state's name makes no product like another. */
function tails(a: string, b: string): [string, string] {
  const [left, right] = [a.split('-'), b.split('-')];
  while (left.length > 1 && right.length > 1 && left[0] === right[0]) {
    left.shift();
    right.shift();
  }
  return [left.join('-'), right.join('-')];
}

function farness(a: string, b: string): number {
  const [left, right] = tails(a, b);
  return editDistance(left, right) / Math.max(left.length, right.length, 1);
}

/** More than this share of the letters differs: something else was meant. */
const tooFar = 0.5;

/** The products whose slug or title is spelled most like a slug that is not there, the nearest first. */
export function nearestBySpelling<T extends { slug: string; title: string }>(
  asked: string,
  products: readonly T[],
  count: number,
): T[] {
  const slug = asSlug(asked);
  return products
    .map((product) => ({ product, far: Math.min(farness(slug, product.slug), farness(slug, asSlug(product.title))) }))
    .filter(({ far }) => far <= tooFar)
    .sort((a, b) => a.far - b.far || a.product.slug.localeCompare(b.product.slug))
    .slice(0, count)
    .map(({ product }) => product);
}
