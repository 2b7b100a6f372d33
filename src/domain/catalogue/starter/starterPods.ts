import type { Subcountry } from '../../region/regions';
import type { ListedProduct } from '../files/catalogueFiles';
import { ratingRank } from '../ownerRatings';
import type { ProductSummary } from '../productSummary';
import type { StockByVariant } from '../variantOffer';
import { highestPrice, moodFacts, strengthSteps, type StarterAnswers } from './starterAnswers';
import { starterReasons, type StarterReason } from './starterReasons';

export interface StarterRating {
  average: number;
  count: number;
}

/** A pod to start with, apart from what it costs today. Pages have three for the first answers. */
export interface StarterPick {
  summary: ProductSummary;
  rating: StarterRating | null;
}

/** The size of a pod that costs least, where it is bought. */
export interface StarterSale {
  variant: ProductSummary['variants'][number];
  /** In dollars. */
  price: number;
  /** Undefined without a dispensary. */
  stock: number | undefined;
}

export interface StarterPod extends StarterPick, StarterSale {
  reason: StarterReason;
}

type Candidate = Pick<
  ListedProduct,
  'productType' | 'availability' | 'regions' | 'plantType' | 'effects' | 'thcRange' | 'brandSlug' | 'variants'
>;

export interface StarterSource {
  products: readonly Candidate[];
  /** Null while the card of the product at this position is unknown. */
  cardAt: (position: number) => ProductSummary | null;
  ratingAt: (position: number) => StarterRating | null;
  region: Subcountry;
  /** The stock of the dispensary for the shopper's address. Null without one. */
  offers: StockByVariant | null;
}

const starterCount = 3;
/** A pod may be a step stronger or milder than the answer, and says so. */
const maxSteps = 1;

interface Sized {
  id: string;
  price: number | null;
  availability?: ProductSummary['availability'];
}

/** Returns the cheapest size within the budget that the dispensary has or, without one, that is sold at all. */
function cheapestSize<Size extends Sized>(sizes: readonly Size[], highest: number, offers: StockByVariant | null) {
  const sold = sizes.flatMap((size) => {
    const offer = offers?.get(size.id);
    const price = offers ? (offer?.price.amount ?? null) : size.price;
    const stock = offer?.availableQuantity;
    const isSold = offers ? (stock ?? 0) > 0 : (size.availability ?? 'available') === 'available';
    return isSold && price !== null && price <= highest ? [{ variant: size, price, stock }] : [];
  });
  return sold.length ? sold.reduce((best, each) => (each.price < best.price ? each : best)) : null;
}

/** Null if no size fits the budget, or nobody delivers the pod. */
function saleOf(summary: ProductSummary, answers: StarterAnswers, offers: StockByVariant | null): StarterSale | null {
  if (!offers && summary.expressDeliveryProvidersCount === 0) return null;
  return cheapestSize(summary.variants, highestPrice(answers.budget), offers);
}

/** Each fitting effect counts by its place in the mood's list. The usual plant type counts a little. */
function moodScore({ effects = [], plantType }: Candidate, mood: StarterAnswers['mood']): number {
  const facts = moodFacts[mood];
  if (effects.some((effect) => facts.without.includes(effect))) return 0;
  const fitting = facts.effects.map((effect, index) => (effects.includes(effect) ? facts.effects.length - index : 0));
  const score = fitting.reduce((sum, each) => sum + each, 0);
  return score && score + (plantType === facts.plantType ? 0.5 : 0);
}

interface Ranked {
  position: number;
  brandSlug: string;
  /** Compared from the first on; lower is better. */
  order: readonly number[];
}

function compareOrders(a: Ranked, b: Ranked): number {
  const index = a.order.findIndex((value, at) => value !== b.order[at]);
  return index < 0 ? 0 : a.order[index]! - b.order[index]!;
}

/** Ranks by strength, then mood, then owners' ratings, then price, and last by the catalogue's order. */
function rankedCandidates(answers: StarterAnswers, source: StarterSource): Ranked[] {
  const { products, region, offers, ratingAt } = source;
  const highest = highestPrice(answers.budget);
  const ranked = products.flatMap((product, position): Ranked[] => {
    const { productType, availability, regions, thcRange, brandSlug, variants } = product;
    if (productType !== 'oil' || availability !== 'available' || !regions.includes(region) || !thcRange) return [];
    const steps = Math.abs(strengthSteps(thcRange, answers.strength));
    const score = moodScore(product, answers.mood);
    const size = cheapestSize<Sized>(variants, highest, offers);
    if (steps > maxSteps || !score || !size) return [];
    const rating = ratingAt(position);
    return [{ position, brandSlug, order: [steps, -score, rating ? -ratingRank(rating) : 0, size.price, position] }];
  });
  return ranked.sort(compareOrders);
}

/** Chooses pods of different names and, if there are enough, of different makers. */
function choosePods(answers: StarterAnswers, source: StarterSource): (StarterPick & StarterSale)[] {
  const chosen = new Map<Ranked, (StarterPick & StarterSale) | null>();
  const ranked = rankedCandidates(answers, source);
  const isTaken = (makers: readonly Ranked[], { brandSlug }: Ranked) =>
    makers.some((other) => other.brandSlug === brandSlug);
  for (const mayRepeatMaker of [false, true])
    for (const candidate of ranked) {
      if (chosen.size === starterCount) break;
      if (chosen.has(candidate) || (!mayRepeatMaker && isTaken([...chosen.keys()], candidate))) continue;
      const summary = source.cardAt(candidate.position);
      // An unknown card takes a place, so that few files are fetched for the next attempt.
      if (!summary) chosen.set(candidate, null);
      if (!summary || [...chosen.values()].some((pod) => pod?.summary.title === summary.title)) continue;
      const sale = saleOf(summary, answers, source.offers);
      if (sale) chosen.set(candidate, { summary, rating: source.ratingAt(candidate.position), ...sale });
    }
  return ranked.flatMap((candidate) => chosen.get(candidate) ?? []);
}

const withReasons = (answers: StarterAnswers, pods: readonly (StarterPick & StarterSale)[]): StarterPod[] => {
  const reasons = starterReasons(answers, pods);
  return pods.map((pod, index) => ({ ...pod, reason: reasons[index]! }));
};

/** At most three pods to start with, the best first. */
export const starterPods = (answers: StarterAnswers, source: StarterSource): StarterPod[] =>
  withReasons(answers, choosePods(answers, source));

/** Gives known pods the dispensary's prices. Null if it lacks one of them. */
export function repriceStarters(
  answers: StarterAnswers,
  picks: readonly StarterPick[],
  offers: StockByVariant | null,
): StarterPod[] | null {
  const pods = picks.flatMap((pick) => {
    const sale = saleOf(pick.summary, answers, offers);
    return sale ? [{ ...pick, ...sale }] : [];
  });
  return pods.length === picks.length ? withReasons(answers, pods) : null;
}
