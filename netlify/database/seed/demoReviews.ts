import type { Score } from '../../../src/domain/rating/rating';

/** Invented, for trials. They belong to demo accounts, and leave with them before customers can reach the shop. */
const texts: Record<'good' | 'fair' | 'bad', readonly string[]> = {
  good: [
    'Smooth from the first draw to the last. The flavor stayed true for weeks.',
    'Easy to unlock, steady vapor, and it never clogged on me.',
    'I bought it for the terpenes and was not let down. The lab report matched what I tasted.',
    'A gentle draw on the low setting. It lasts longer than I expected.',
    'My second one of these. Same taste as the first, which is what I hoped for.',
  ],
  fair: [
    'Tastes good, but I had to warm it up a little before the first draws.',
    'Decent. The flavor faded in the last third of the pod.',
    'Fine for the price. The draw is tighter than with other pods.',
  ],
  bad: [
    'Clogged twice in the first week. Warming it helped, but I should not have to.',
    'The flavor was harsh on the high setting and flat on the low one.',
    'Leaked a little around the contacts. Support asked for the batch number.',
  ],
};

const kindOf = (score: Score) => (score > 3 ? 'good' : score === 3 ? 'fair' : 'bad');

/** Shares of the ratings; the rest has no review. */
const publishedShare = 0.12;
const pendingShare = 0.003;

/** `luck` is from 0 to 1. Returns null for most ratings, as most owners write nothing. */
export function demoReview(
  score: Score,
  { luck, choice }: { luck: number; choice: number },
): { text: string; status: 'published' | 'pending' } | null {
  if (luck >= publishedShare + pendingShare) return null;
  const choices = texts[kindOf(score)];
  const text = choices[Math.floor(choice * choices.length)]!;
  return { text, status: luck < publishedShare ? 'published' : 'pending' };
}
