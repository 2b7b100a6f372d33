import { findRange, thcRanges } from '../list/figureRanges';
import { thcPercent, variantThcPercent } from '../productFigures';
import type { ProductSummary } from '../productSummary';
import type { Aroma, Effect } from '../vocabulary';
import { moodFacts, strengthSteps, type StarterAnswers } from './starterAnswers';

/** A fact by which a pod differs from the two beside it. */
export type StarterDistinction =
  | { kind: 'rating'; average: number }
  | { kind: 'price' }
  | { kind: 'cbd' }
  | { kind: 'flavors'; flavors: readonly Aroma[] };

/** Why a pod is suggested, from facts that its page states too. */
export interface StarterReason {
  /** The reported effects that fit the mood, the best first. */
  effects: readonly Effect[];
  /** As on the label. */
  thcPercent: number;
  strength: 'asked' | 'milder' | 'stronger';
  distinction: StarterDistinction | null;
}

interface ReasonedPod {
  summary: ProductSummary;
  variant: ProductSummary['variants'][number];
  price: number;
  rating: { average: number; count: number } | null;
}

/** A lower average is no reason to buy. */
const goodAverage = 4;

/** The only pod with the largest value. */
function soleMaximum<Pod>(pods: readonly Pod[], valueOf: (pod: Pod) => number): Pod | null {
  const largest = Math.max(...pods.map(valueOf));
  const best = pods.filter((pod) => valueOf(pod) === largest);
  return pods.length > 1 && best.length === 1 ? best[0]! : null;
}

function distinctionOf(pod: ReasonedPod, pods: readonly ReasonedPod[]): StarterDistinction | null {
  const { summary, rating } = pod;
  const bestRated = soleMaximum(pods, (each) => each.rating?.average ?? 0);
  if (pod === bestRated && rating && rating.average >= goodAverage) return { kind: 'rating', average: rating.average };
  if (summary.plantType === 'CBD') return { kind: 'cbd' };
  if (pod === soleMaximum(pods, ({ price }) => -price)) return { kind: 'price' };
  return summary.flavors?.length ? { kind: 'flavors', flavors: summary.flavors.slice(0, 2) } : null;
}

function strengthOf(percent: number, asked: StarterAnswers['strength']): StarterReason['strength'] {
  const steps = strengthSteps(findRange(percent, thcRanges)!, asked);
  return steps === 0 ? 'asked' : steps < 0 ? 'milder' : 'stronger';
}

/** One for each pod, in the same order. */
export const starterReasons = (answers: StarterAnswers, pods: readonly ReasonedPod[]): StarterReason[] =>
  pods.map((pod) => {
    const { summary, variant } = pod;
    const percent = variantThcPercent(variant) ?? thcPercent(summary) ?? 0;
    return {
      effects: moodFacts[answers.mood].effects.filter((effect) => summary.effects?.includes(effect)),
      thcPercent: percent,
      strength: strengthOf(percent, answers.strength),
      distinction: distinctionOf(pod, pods),
    };
  });
