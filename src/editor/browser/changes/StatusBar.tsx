import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatCount } from '../../../domain/text/formatCount';
import type { Publisher } from '../../changes/publisher';
import { BuildStatus } from './BuildStatus';
import { editorChanges } from './editorChanges';
import { EntryBadges } from './EntryBadges';
import { EntryStatus } from './EntryStatus';
import { HistoryDialog } from './HistoryDialog';
import { ReviewDialog } from './ReviewDialog';
import { useBuild, useChanges, useNow, useOpenPath, useOtherWindows, useReviews } from './useEditor';
import { currentVersions, watchVersions } from './versions';

interface Props {
  publisher: Publisher;
  /** Reloads the editor's list, and the open form if it is one of these entries. */
  refresh: (paths: readonly string[]) => void;
  onBuilt: () => void;
  /** Links and buttons that open other parts of the editor. */
  children?: ReactNode;
}

export function StatusBar({ publisher, refresh, onBuilt, children }: Props) {
  const [dialog, setDialog] = useState<'review' | 'versions' | null>(null);
  const [round, setRound] = useState(0);
  const list = useChanges();
  const path = useOpenPath();
  const versions = useSyncExternalStore(watchVersions, currentVersions);
  const build = useBuild(publisher, { round, onBuilt });
  const reviews = useReviews(publisher, round);
  const others = useOtherWindows(publisher, path);
  const now = useNow();
  const poll = () => setRound((last) => last + 1);
  const rebuild = async () => {
    await publisher.rebuild?.().catch(() => undefined);
    poll();
  };
  const state = { reviews, versions, now };
  return (
    <>
      <section className="editor-bar" aria-label="Status">
        {children}
        {path && (
          <EntryStatus
            path={path}
            changes={list}
            others={others}
            {...state}
            showVersions={() => setDialog('versions')}
          />
        )}
        <BuildStatus build={build} rebuild={publisher.rebuild && (() => void rebuild())} />
        <button
          type="button"
          className="editor-button editor-button-main"
          disabled={!list.length}
          onClick={() => setDialog('review')}
        >
          {list.length ? `Review ${formatCount(list.length, 'change')}` : 'No changes'}
        </button>
      </section>
      <EntryBadges changes={list} {...state} />
      {path && dialog === 'versions' && (
        <HistoryDialog
          path={path}
          publisher={publisher}
          now={now}
          close={() => setDialog(null)}
          onRestored={() => refresh([path])}
        />
      )}
      {dialog === 'review' && (
        <ReviewDialog
          changes={editorChanges()}
          list={list}
          publisher={publisher}
          versions={versions}
          now={now}
          close={() => setDialog(null)}
          onChange={(changed) => {
            poll();
            refresh(changed);
          }}
        />
      )}
    </>
  );
}
