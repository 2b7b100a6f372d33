import type { ContentChange } from '../../changes/changeSet';
import { entryState } from '../../changes/entryState';
import type { PendingReview } from '../../changes/publisher';
import { formatWhen } from '../../changes/formatWhen';
import type { Version } from './versions';

interface Props {
  path: string;
  changes: readonly ContentChange[];
  reviews: readonly PendingReview[];
  versions: ReadonlyMap<string, Version>;
  others: number;
  now: Date;
  showVersions: () => void;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function EntryStatus({ path, changes, reviews, versions, others, now, showVersions }: Props) {
  const change = changes.find((each) => each.path === path);
  const state = entryState(path, { change, reviews, published: versions.get(path), now });
  const review = reviews.find(({ paths }) => paths.includes(path));
  const parts = state ? [capital(state.name), state.by && `by ${state.by}`, formatWhen(state.at, now)] : [];
  return (
    <span className="editor-bar-entry">
      {state && (
        <span className={`editor-tag editor-tag-${state.name.replace(' ', '-')}`}>
          {parts.filter(Boolean).join(' · ')}
        </span>
      )}
      <button type="button" className="editor-plain" onClick={showVersions}>
        Versions
      </button>
      {others > 0 && (
        <span className="editor-bar-warning" role="alert">
          {others === 1 ? 'Someone else has' : `${others} others have`} this entry open. Whoever publishes second
          chooses between both versions.
        </span>
      )}
      {review && (
        <span className="editor-bar-warning" role="alert">
          {review.by || 'Someone'} has changed this entry in{' '}
          <a href={review.url} target="_blank" rel="noreferrer">
            {review.title}
          </a>
          , which is in review.
        </span>
      )}
    </span>
  );
}
