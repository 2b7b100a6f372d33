import { scheduleState, type Scheduled } from '../../domain/time/moment';
import { readFileText } from '../../content/source/readFileText';
import type { ContentChange } from './changeSet';
import type { PendingReview } from './publisher';

export interface EntryState {
  name: 'draft' | 'in review' | 'scheduled' | 'published' | 'taken down';
  /** Empty if unknown. */
  by: string;
  /** ISO 8601; empty if unknown. */
  at: string;
}

interface EntryStateInput {
  change: ContentChange | undefined;
  reviews: readonly PendingReview[];
  published?: { text: string; by: string; at: string } | undefined;
  now: Date;
}

const standings = { waiting: 'scheduled', due: 'published', over: 'taken down' } as const;

/** Returns the editing state of an entry: of those that apply, the one furthest from the live site. */
export function entryState(path: string, { change, reviews, published, now }: EntryStateInput): EntryState | null {
  if (change) return { name: 'draft', by: 'you', at: new Date(change.at).toISOString() };
  const review = reviews.find(({ paths }) => paths.includes(path));
  if (review) return { name: 'in review', by: review.by, at: review.at };
  if (!published) return null;
  const isScheduled = /"(publishAt|takeDownAt)"/.test(published.text);
  const read = isScheduled ? readFileText(path.replace(/^content\//, ''), published.text, now) : { value: {} };
  const state = 'value' in read ? scheduleState(read.value as Scheduled, now) : 'due';
  return { name: standings[state], by: published.by, at: published.at };
}
