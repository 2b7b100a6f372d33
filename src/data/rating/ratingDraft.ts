import type { Effect } from '../../domain/catalogue/vocabulary';
import { ratingEffects, ratingTags, scores, type RatingTag, type Score } from '../../domain/rating/rating';
import type { UserPod } from '../../domain/unlock/userPodSchema';

/** What a shopper has chosen of a rating so far. */
export interface RatingDraft {
  score: Score | null;
  tags: RatingTag[];
  effects: Effect[];
}

/** An entry of somebody's list: the time tells the same pod on another shopper's list from it. */
type Entry = Pick<UserPod, 'podKey' | 'savedAt'>;

const key = 'rating_draft';

const isAmong = (known: readonly unknown[], values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => known.includes(value));

function parseDraft(value: unknown, entry: Entry): RatingDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { podKey, savedAt, score, tags, effects } = value as Partial<RatingDraft & Entry>;
  const isOfPod = podKey === entry.podKey && savedAt === entry.savedAt;
  const isDraft = isAmong([null, ...scores], [score]) && isAmong(ratingTags, tags) && isAmong(ratingEffects, effects);
  return isOfPod && isDraft ? { score: score!, tags: tags!, effects: effects! } : null;
}

/** S2-77: what was chosen for a pod in this tab before the page was loaded anew, or null. */
export function loadRatingDraft(entry: Entry): RatingDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'), entry);
  } catch {
    // Blocked, or what stands there is not ours.
    return null;
  }
}

/** Keeps what was chosen for a pod in this tab, in the place of any other pod's. */
export function saveRatingDraft({ podKey, savedAt }: Entry, draft: RatingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ podKey, savedAt, ...draft }));
  } catch {
    // Blocked or full: it lasts until the page is loaded anew.
  }
}

/** Forgets what was chosen: it is saved, or no longer wanted. */
export function forgetRatingDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}
