import { useEffect, useRef, useState } from 'react';
import { formatFault } from '../../../content/files/contentError';
import { isPicture, type ContentChange, type ChangeSet } from '../../changes/changeSet';
import { entryAddress } from '../../changes/entryAddress';
import { computeVersion } from '../../changes/fileVersion';
import {
  isPublished,
  type Conflict,
  type Obstacles,
  type PublishResponse,
  type Publisher,
} from '../../changes/publisher';
import { ChangedFile } from './ChangedFile';
import { openField } from './openField';
import { PublishedNote } from './PublishedNote';
import { useObstacles } from './useObstacles';
import type { Version } from './versions';

interface Props {
  changes: ChangeSet;
  list: readonly ContentChange[];
  publisher: Publisher;
  versions: ReadonlyMap<string, Version>;
  now: Date;
  close: () => void;
  /** Called with null after all changes were published, or with the path of a discarded one. */
  onChange: (discarded: string | null) => void;
}

const maxNames = 3;

/** 'Change pod amber, lab report B-9 and 2 more'. */
function commitTitle(changes: readonly ContentChange[]): string {
  const names = changes.map(({ path, text, base }) => {
    const address = isPicture(path) ? null : entryAddress(path, text ?? base);
    return address ? `${address.kind.toLowerCase()} ${address.name}` : path.replace(/^.*\//, '');
  });
  const rest = names.length - maxNames;
  const isAll = (of: (change: ContentChange) => boolean) => changes.length > 0 && changes.every(of);
  const verb = isAll(({ text }) => text === null) ? 'Delete' : isAll(({ base }) => base === null) ? 'Add' : 'Change';
  return `${verb} ${names.slice(0, maxNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const count = (problemCount: number, one: string, more: string) =>
  problemCount === 1 ? one : `${problemCount} ${more}`;

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
  const problemCount = obstacles.faults.length + obstacles.conflicts.length;
  if (problemCount)
    return (
      <p role="alert" className="editor-verdict editor-verdict-bad">
        {count(problemCount, 'One problem keeps', 'problems keep')} these changes from being published.
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
  showField: (change: ContentChange, field: string) => void;
  discard: (path: string) => void;
}

const overwriteTheirs = async (changes: ChangeSet, { path, theirs }: Conflict): Promise<void> =>
  changes.rebase(path, await computeVersion(path, theirs));

function Files({ changes, list, versions, now, obstacles, showField, discard }: FilesProps) {
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
            showField={(field) => showField(change, field)}
            discard={() => discard(path)}
            overwriteTheirs={() => void overwriteTheirs(changes, conflict!)}
            discardMine={() => discard(path)}
          />
        );
      })}
    </ul>
  );
}

interface FormProps {
  list: readonly ContentChange[];
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
            placeholder={commitTitle(list)}
            maxLength={72}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
      )}
      <button
        type="button"
        className="editor-button editor-button-main"
        disabled={!isFree}
        onClick={() => void publish(title.trim() || commitTitle(list))}
      >
        {verb} {count(list.length, 'one change', 'changes')}
      </button>
    </footer>
  );
}

export function ReviewDialog({ changes, list, publisher, versions, now, close, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { obstacles, problem, setProblem, report } = useObstacles(publisher, list);
  const [isPublishing, setIsPublishing] = useState(false);
  const [response, setResponse] = useState<PublishResponse | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isFree = obstacles !== null && !obstacles.faults.length && !obstacles.conflicts.length;
  const files = new Set(list.map(({ path }) => path));
  const others = obstacles?.faults.filter(({ file }) => !files.has(file)) ?? [];

  const publish = async (title: string) => {
    setIsPublishing(true);
    setProblem('');
    try {
      const result = await publisher.publish(list, title);
      if (!isPublished(result)) return report(result);
      setResponse(result);
      await changes.markPublished(list, { isInReview: Boolean(result.review) });
      onChange(null);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsPublishing(false);
    }
  };
  const discard = async (path: string) => {
    await changes.remove([path]);
    onChange(path);
  };
  return (
    <dialog
      ref={dialog}
      className="editor-review"
      aria-label="Your changes"
      onClose={close}
      onCancel={(event) => isPublishing && event.preventDefault()}
    >
      {response ? (
        <PublishedNote response={response} close={() => dialog.current?.close()} />
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
                <li key={formatFault(fault)}>{formatFault(fault).trim()}</li>
              ))}
            </ul>
          )}
          <Files
            {...{ changes, list, versions, now, obstacles }}
            showField={({ path, text, base }, field) => {
              dialog.current?.close();
              openField({ file: path, field, text: text ?? base });
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
