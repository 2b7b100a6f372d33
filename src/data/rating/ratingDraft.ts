import type { Effect } from '../../domain/catalogue/vocabulary';
import { ratingEffects, ratingTags, scores, type RatingTag, type Score } from '../../domain/rating/rating';
import type { UserPod } from '../../domain/unlock/userPodSchema';

/** A shopper's choices for a rating so far. */
export interface RatingDraft {
  score: Score | null;
  tags: RatingTag[];
  effects: Effect[];
}

/** An entry in a shopper's list. `savedAt` distinguishes the same pod in another shopper's list. */
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

/** The choices for a pod in this tab, which survive a reload; or null. */
export function loadRatingDraft(entry: Entry): RatingDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'), entry);
  } catch {
    // Storage is blocked or holds something else.
    return null;
  }
}

/** Stores the choices for a pod in this tab, replacing those for any other pod. */
export function saveRatingDraft({ podKey, savedAt }: Entry, draft: RatingDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ podKey, savedAt, ...draft }));
  } catch {
    // Storage is blocked or full: the choices last until the page reloads.
  }
}

/** Clears the choices once they are saved or discarded. */
export function forgetRatingDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
