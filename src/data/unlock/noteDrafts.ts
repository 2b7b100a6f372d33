import type { UserPod } from '../../domain/unlock/userPodSchema';
import { arrayOf, object, string } from '../../domain/validation/plainSchema';
import { storedValue } from '../storedValue';
import { tabStorage } from '../tabStorage';

/** `savedAt` distinguishes entries of the same pod by different shoppers. */
type Entry = Pick<UserPod, 'podKey' | 'savedAt'>;
type NoteDraft = Entry & { text: string };

const stored = storedValue<NoteDraft[]>({
  key: 'note_drafts',
  schema: arrayOf(object({ podKey: string, savedAt: string, text: string })),
  storage: tabStorage,
});

const isOf =
  (entry: Entry) =>
  ({ podKey, savedAt }: Entry): boolean =>
    podKey === entry.podKey && savedAt === entry.savedAt;

/** Null if there is no draft for this pod. */
export const loadNoteDraft = (entry: Entry): string | null => stored.load()?.find(isOf(entry))?.text ?? null;

/** Null removes the draft. */
export function saveNoteDraft({ podKey, savedAt }: Entry, text: string | null): void {
  const others = (stored.load() ?? []).filter((draft) => !isOf({ podKey, savedAt })(draft));
  const drafts = text === null ? others : [...others, { podKey, savedAt, text }];
  stored.save(drafts.length ? drafts : null);
}

export const clearNoteDrafts = (): unknown => stored.save(null);
