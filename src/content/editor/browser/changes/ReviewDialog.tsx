import { useEffect, useRef, useState } from 'react';
import { faultLine } from '../../../source/contentError';
import type { Change, ChangeSet } from '../../changes/changeSet';
import { titleOf } from '../../changes/changesTitle';
import { versionOf } from '../../changes/fileVersion';
import {
  isPublished,
  type Conflict,
  type Obstacles,
  type PublishedAnswer,
  type Publisher,
} from '../../changes/publisher';
import { ChangedFile } from './ChangedFile';
import { leadToField } from './leadToField';
import { PublishedNote } from './PublishedNote';
import { useObstacles } from './useObstacles';
import type { Version } from './versions';

interface Props {
  changes: ChangeSet;
  list: readonly Change[];
  publisher: Publisher;
  versions: ReadonlyMap<string, Version>;
  now: Date;
  close: () => void;
  /** Called after all changes were published, or one was discarded. */
  changed: (discarded: string | null) => void;
}

const count = (many: number, one: string, more: string) => (many === 1 ? one : `${many} ${more}`);

function Verdict({ obstacles, problem }: { obstacles: Obstacles | null; problem: string }) {
  if (problem)
    return (
      <p role="alert" className="editor-verdict editor-verdict-bad">
        {problem} Your changes are still here.
      </p>
    );
  if (!obstacles)
    return (
      <p role="status" className="editor-verdict">
        Checking the changes together…
      </p>
    );
  const many = obstacles.faults.length + obstacles.conflicts.length;
  if (many)
    return (
      <p role="alert" className="editor-verdict editor-verdict-bad">
        {count(many, 'One problem keeps', 'problems keep')} these changes from being published.
      </p>
    );
  return (
    <p role="status" className="editor-verdict editor-verdict-good">
      Everything fits together.
    </p>
  );
}

interface FilesProps extends Pick<Props, 'changes' | 'list' | 'versions' | 'now'> {
  obstacles: Obstacles | null;
  leadTo: (change: Change, field: string) => void;
  discard: (path: string) => void;
}

const keepMine = async (changes: ChangeSet, { path, theirs }: Conflict): Promise<void> =>
  changes.rebase(path, await versionOf(path, theirs));

function Files({ changes, list, versions, now, obstacles, leadTo, discard }: FilesProps) {
  return (
    <ul className="editor-files">
      {list.map((change) => {
        const { path } = change;
        const conflict = obstacles?.conflicts.find((each) => each.path === path);
        return (
          <ChangedFile
            key={path}
            change={change}
            conflict={conflict}
            faults={obstacles?.faults.filter(({ file }) => file === path) ?? []}
            version={versions.get(path)}
            now={now}
            leadTo={(field) => leadTo(change, field)}
            discard={() => discard(path)}
            keepMine={() => void keepMine(changes, conflict!)}
            takeTheirs={() => discard(path)}
          />
        );
      })}
    </ul>
  );
}

interface FormProps {
  list: readonly Change[];
  publisher: Publisher;
  isFree: boolean;
  publish: (title: string) => Promise<void>;
}

function PublishForm({ list, publisher: { verb, hasTitle }, isFree, publish }: FormProps) {
  const [title, setTitle] = useState('');
  return (
    <footer>
      {hasTitle && (
        <label>
          What is it about?
          <input
            value={title}
            placeholder={titleOf(list)}
            maxLength={72}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
      )}
      <button
        type="button"
        className="editor-button editor-button-main"
        disabled={!isFree}
        onClick={() => void publish(title.trim() || titleOf(list))}
      >
        {verb} {count(list.length, 'one change', 'changes')}
      </button>
    </footer>
  );
}

export function ReviewDialog({ changes, list, publisher, versions, now, close, changed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { obstacles, problem, setProblem, tell } = useObstacles(publisher, list);
  const [isPublishing, setIsPublishing] = useState(false);
  const [answer, setAnswer] = useState<PublishedAnswer | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isFree = obstacles !== null && !obstacles.faults.length && !obstacles.conflicts.length;
  const files = new Set(list.map(({ path }) => path));
  const others = obstacles?.faults.filter(({ file }) => !files.has(file)) ?? [];

  const publish = async (title: string) => {
    setIsPublishing(true);
    setProblem('');
    try {
      const result = await publisher.publish(list, title);
      if (!isPublished(result)) return tell(result);
      setAnswer(result);
      await changes.published(list, { isInReview: Boolean(result.review) });
      changed(null);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsPublishing(false);
    }
  };
  const discard = async (path: string) => {
    await changes.remove([path]);
    changed(path);
  };
  return (
    <dialog
      ref={dialog}
      className="editor-review"
      aria-label="Your changes"
      onClose={close}
      onCancel={(event) => isPublishing && event.preventDefault()}
    >
      {answer ? (
        <PublishedNote answer={answer} close={() => dialog.current?.close()} />
      ) : (
        <>
          <header>
            <h2>{list.length ? count(list.length, 'One change', 'changes') : 'No changes'}</h2>
            <button
              type="button"
              className="editor-button"
              disabled={isPublishing}
              onClick={() => dialog.current?.close()}
            >
              Close
            </button>
          </header>
          {list.length > 0 && <Verdict obstacles={obstacles} problem={problem} />}
          {others.length > 0 && (
            <ul className="editor-faults">
              {others.map((fault) => (
                <li key={faultLine(fault)}>{faultLine(fault).trim()}</li>
              ))}
            </ul>
          )}
          <Files
            {...{ changes, list, versions, now, obstacles }}
            leadTo={({ path, text, base }, field) => {
              dialog.current?.close();
              leadToField({ file: path, field, text: text ?? base });
            }}
            discard={(path) => void discard(path)}
          />
          {list.length > 0 && (
            <PublishForm list={list} publisher={publisher} isFree={isFree && !isPublishing} publish={publish} />
          )}
        </>
      )}
    </dialog>
  );
}
