import type { ThcRange } from '../list/figureRanges';
import type { Effect, PlantType } from '../vocabulary';

/** The questions that find a first pod, with their answers in display order. */
export const starterMoods = ['sleepy', 'balanced', 'clear'] as const;
export const starterStrengths = ['gentle', 'medium', 'strong'] as const;
export const starterBudgets = ['35', '45', 'any'] as const;

export type StarterMood = (typeof starterMoods)[number];
export type StarterStrength = (typeof starterStrengths)[number];
/** The highest price in dollars. */
export type StarterBudget = (typeof starterBudgets)[number];

export interface StarterAnswers {
  mood: StarterMood;
  strength: StarterStrength;
  budget: StarterBudget;
}

/** For a shopper who has never had a pod. */
export const firstAnswers: StarterAnswers = { mood: 'balanced', strength: 'gentle', budget: 'any' };

interface MoodFacts {
  /** The reported effects that fit, the best first. */
  effects: readonly Effect[];
  /** Reported effects that rule a pod out. */
  without: readonly Effect[];
  plantType: PlantType;
}

export const moodFacts: Record<StarterMood, MoodFacts> = {
  sleepy: { effects: ['sleepy', 'relaxed'], without: ['energized', 'focused'], plantType: 'Indica' },
  balanced: { effects: ['happy', 'uplifted', 'relaxed'], without: ['sleepy', 'energized'], plantType: 'Hybrid' },
  clear: { effects: ['focused', 'energized', 'creative'], without: ['sleepy'], plantType: 'Sativa' },
};

const strengthOfRange: Record<ThcRange, StarterStrength> = {
  '0-70': 'gentle',
  '70-80': 'medium',
  '80-85': 'strong',
  '85-up': 'strong',
};

/** Returns how many steps the pod is stronger than the answer; negative if it is milder. */
export const strengthSteps = (range: ThcRange, strength: StarterStrength): number =>
  starterStrengths.indexOf(strengthOfRange[range]) - starterStrengths.indexOf(strength);

export const highestPrice = (budget: StarterBudget): number => (budget === 'any' ? Infinity : Number(budget));
