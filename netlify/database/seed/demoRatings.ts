import type { Product } from '../../../src/domain/catalogue/productSchema';
import { isCanadianBatch } from '../../../src/domain/laboratory/batchNumber';
import {
  ratingEffects,
  tagsForScore,
  type RatingEffect,
  type RatingTag,
  type Score,
} from '../../../src/domain/rating/rating';
import { regionsSelling } from '../../../src/domain/region/regions';
import { demoReview } from './demoReviews';
import { hashToInteger } from './demoStock';

type Oil = Extract<Product, { productType: 'oil' }>;

export interface DemoRating {
  ownerId: string;
  batchId: string;
  productVariantId: string;
  serial: number;
  score: Score;
  tags: RatingTag[];
  effects: RatingEffect[];
  ratedAt: Date;
  review: ReturnType<typeof demoReview>;
}

const ownerCount = 60;
const dayMs = 86_400_000;
/** Above the serial numbers of the demo pods that can be unlocked. */
const firstSerial = 1000;

const fraction = (text: string): number => hashToInteger(text) / 2 ** 32;

/** Without an email or phone number, nobody can sign in to these accounts. */
export const demoOwnerIds: readonly string[] = Array.from(
  { length: ownerCount },
  (_, index) => `de300000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

/** Two pods in ten have too few ratings to show; one in ten has none. */
function getRatingCount(slug: string): number {
  const kind = fraction(`${slug} kind`);
  const size = fraction(`${slug} count`);
  if (kind < 0.1) return 0;
  return kind < 0.3 ? 1 + Math.floor(size * 4) : 5 + Math.floor(size * size * (ownerCount - 10));
}

/** Varies around the pod's quality, mostly 4 and 5. */
function getScore(slug: string, owner: string): Score {
  const quality = 3.7 + 1.1 * fraction(`${slug} quality`);
  const spread = fraction(`${slug} ${owner} luck`) + fraction(`${slug} ${owner} more luck`) - 1;
  return Math.min(5, Math.max(1, Math.round(quality + 2 * spread))) as Score;
}

const sample = <Value extends string>(
  values: readonly Value[],
  name: string,
  share: (value: Value) => number,
): Value[] => values.filter((value) => fraction(`${name} ${value}`) < share(value));

function createRating(
  { slug, effects }: Oil,
  ownerId: string,
): Pick<DemoRating, 'score' | 'tags' | 'effects' | 'review'> {
  const name = `${slug} ${ownerId}`;
  const score = getScore(slug, ownerId);
  // Owners tend to agree, so each tag has its own share.
  const tags = sample(tagsForScore(score), name, (tag) => 0.65 * fraction(`${slug} ${tag}`));
  const ratedEffects = sample(ratingEffects, name, (effect) => (effects.some((each) => each === effect) ? 0.55 : 0.07));
  const review = demoReview(score, { luck: fraction(`${name} review`), choice: fraction(`${name} words`) });
  return { score, tags, effects: ratedEffects, review };
}

/** Nobody can own a size that is yet to come. */
const podsSold = ({ variants }: Oil): Pick<DemoRating, 'productVariantId' | 'batchId'>[] =>
  variants
    .filter(({ availability }) => availability !== 'coming-soon')
    .flatMap(({ id, batchIds }) =>
      batchIds.filter((batchId) => !isCanadianBatch(batchId)).map((batchId) => ({ productVariantId: id, batchId })),
    );

function createRatings(product: Oil, now: Date): DemoRating[] {
  const pods = podsSold(product);
  if (!pods.length) return [];
  const { slug, publishedOn } = product;
  const daysOnSale = Math.min(90, (now.getTime() - Date.parse(publishedOn)) / dayMs - 1);
  if (daysOnSale < 0) return [];
  const owners = [...demoOwnerIds]
    .sort((a, b) => fraction(slug + a) - fraction(slug + b))
    .slice(0, getRatingCount(slug));
  return owners.map((ownerId, index) => ({
    ownerId,
    ...pods[index % pods.length]!,
    serial: firstSerial + index,
    ...createRating(product, ownerId),
    ratedAt: new Date(now.getTime() - Math.floor((1 + daysOnSale * fraction(`${slug} ${ownerId} day`)) * dayMs)),
  }));
}

export const demoRatings = (products: readonly Product[], now: Date): DemoRating[] =>
  products
    .filter((product): product is Oil => product.productType === 'oil' && regionsSelling(product, 'us').length > 0)
    .flatMap((product) => createRatings(product, now));
