import { useEffect, useRef, useState } from 'react';
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
import { ChangedFile, DiscardedFile } from './ChangedFile';
import { FaultGroups } from './FaultGroups';
import { openField } from './openField';
import { PublishedNote } from './PublishedNote';
import { useDiscards } from './useDiscards';
import { useObstacles } from './useObstacles';
import type { Version } from './versions';

interface Props {
  changes: ChangeSet;
  list: readonly ContentChange[];
  publisher: Publisher;
  versions: ReadonlyMap<string, Version>;
  now: Date;
  close: () => void;
  /** Called after changes were published, discarded or restored, with the paths of those whose drafts differ now. */
  onChange: (paths: readonly string[]) => void;
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
  /** Discarded since the dialog was opened. */
  discarded: readonly ContentChange[];
  showField: (change: ContentChange, field: string) => void;
  discard: (change: ContentChange) => void;
  restore: (change: ContentChange) => void;
}

const overwriteTheirs = async (changes: ChangeSet, { path, theirs }: Conflict): Promise<void> =>
  changes.rebase(path, await computeVersion(path, theirs));

const byPath = (one: ContentChange, other: ContentChange): number => (one.path < other.path ? -1 : 1);

function Files({ changes, list, versions, now, obstacles, discarded, showField, discard, restore }: FilesProps) {
  return (
    <ul className="editor-files">
      {[...list, ...discarded].sort(byPath).map((change) => {
        const { path } = change;
        if (discarded.includes(change))
          return <DiscardedFile key={path} change={change} restore={() => restore(change)} />;
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
            discard={() => discard(change)}
            overwriteTheirs={() => void overwriteTheirs(changes, conflict!)}
            discardMine={() => discard(change)}
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

interface Published {
  response: PublishResponse;
  /** The changes other than those of pictures, which are stored at once. */
  texts: readonly ContentChange[];
}

/** A pull request is closed instead. */
const canUndo = ({ response, texts }: Published) => !response.review && texts.length > 0;

export function ReviewDialog({ changes, list, publisher, versions, now, close, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { obstacles, problem, setProblem, report } = useObstacles(publisher, list);
  const [isPublishing, setIsPublishing] = useState(false);
  const [published, setPublished] = useState<Published | null>(null);
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
      setPublished({ response: result, texts: list.filter(({ path }) => !isPicture(path)) });
      await changes.markPublished(list, { isInReview: Boolean(result.review) });
      onChange([]);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setIsPublishing(false);
    }
  };
  const undo = async ({ texts }: Published) => {
    const at = Date.now();
    const drafts = texts.map(({ path, text, base }) => ({ path, text: base, base: text, at }));
    try {
      // Another window may have drafted something newer.
      await changes.put(drafts, new Map(texts.map(({ path }) => [path, null])));
    } catch (error) {
      setProblem((error as Error).message);
    }
    setPublished(null);
    onChange(texts.map(({ path }) => path));
  };
  const { discarded, discard, restore } = useDiscards(changes, { onChange, onProblem: setProblem });
  return (
    <dialog
      ref={dialog}
      className="editor-review"
      aria-label="Your changes"
      onClose={close}
      onCancel={(event) => isPublishing && event.preventDefault()}
    >
      {published ? (
        <PublishedNote
          response={published.response}
          undo={canUndo(published) ? () => void undo(published) : null}
          close={() => dialog.current?.close()}
        />
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
          {(list.length > 0 || problem) && <Verdict obstacles={obstacles} problem={problem} />}
          <FaultGroups faults={others} onOpen={() => dialog.current?.close()} />
          <Files
            {...{ changes, list, versions, now, obstacles, discarded, discard, restore }}
            showField={({ path, text, base }, field) => {
              dialog.current?.close();
              void openField({ file: path, field, text: text ?? base });
            }}
          />
          {list.length > 0 && (
            <PublishForm list={list} publisher={publisher} isFree={isFree && !isPublishing} publish={publish} />
          )}
        </>
      )}
    </dialog>
  );
}
