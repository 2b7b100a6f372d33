import { useEffect, useRef, useState } from 'react';
import { entryAddress } from '../../changes/entryAddress';
import { fieldChanges } from '../../changes/fieldChanges';
import { formatWhen } from '../../changes/formatWhen';
import type { EntryVersion, Publisher } from '../../changes/publisher';
import { isFormUnsaved } from '../cmsStore';
import { Fields } from './ChangedFile';
import { editorChanges, readPublished } from './editorChanges';

interface Props {
  path: string;
  publisher: Pick<Publisher, 'history' | 'versionText'>;
  now: Date;
  close: () => void;
  /** Called once an old version is a draft. */
  onRestored: () => void;
}

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface Chosen {
  version: EntryVersion;
  text: string | null;
}

interface ComparisonProps {
  path: string;
  /** The draft or, without one, the published text. Null if the entry is deleted. */
  current: string | null;
  text: string | null;
}

function Comparison({ path, current, text }: ComparisonProps) {
  if (text === null) return <p>This version deleted the entry.</p>;
  if (text === current) return <p>The entry is like this now.</p>;
  if (current === null) return <p>The entry is deleted. This version adds it again.</p>;
  return <Fields fields={fieldChanges(path, current, text)} />;
}

const readCurrent = async (path: string): Promise<string | null> => {
  const change = editorChanges().find(path);
  return change ? change.text : readPublished(path);
};

/** Rejects if another window has changed the draft since it was compared. */
async function makeDraft({ path, current }: Omit<ComparisonProps, 'text'>, text: string): Promise<void> {
  const base = await readPublished(path);
  await editorChanges().put([{ path, text, base, at: Date.now() }], new Map([[path, current]]));
}

function useVersions({ path, publisher }: Pick<Props, 'path' | 'publisher'>) {
  const [loaded, setLoaded] = useState<{ versions: EntryVersion[]; current: string | null } | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState('');
  const attempt = (action: () => Promise<void>) => {
    setProblem('');
    action().catch((error: Error) => setProblem(error.message));
  };
  useEffect(() => {
    Promise.all([publisher.history(path), readCurrent(path)]).then(
      ([versions, current]) => setLoaded({ versions, current }),
      (error: Error) => setProblem(error.message),
    );
  }, [publisher, path]);
  const toggle = (version: EntryVersion) =>
    attempt(async () => {
      if (chosen?.version === version) return setChosen(null);
      setChosen({ version, text: await publisher.versionText(path, version.id) });
    });
  return { loaded, chosen, problem, toggle, attempt };
}

interface VersionProps extends ComparisonProps {
  restore: (text: string) => void;
}

function ChosenVersion({ restore, ...comparison }: VersionProps) {
  const { text, current } = comparison;
  const isUnsaved = isFormUnsaved();
  return (
    <>
      <Comparison {...comparison} />
      {text !== null && text !== current && (
        <>
          {isUnsaved && <p>Save or discard what you typed in the form first.</p>}
          <button type="button" className="editor-button" disabled={isUnsaved} onClick={() => restore(text)}>
            {editorChanges().find(comparison.path) ? 'Replace the draft' : 'Make it a draft'}
          </button>
        </>
      )}
    </>
  );
}

/** Lists an entry's published versions, compares one with the present text, and makes it a draft. */
export function HistoryDialog({ path, publisher, now, close, onRestored }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { loaded, chosen, problem, toggle, attempt } = useVersions({ path, publisher });
  useEffect(() => dialog.current?.showModal(), []);
  const restore = (text: string) =>
    attempt(async () => {
      await makeDraft({ path, current: loaded!.current }, text);
      onRestored();
      dialog.current?.close();
    });
  return (
    <dialog ref={dialog} className="editor-review" aria-label="Versions" onClose={close}>
      <header>
        <h2>Versions of {entryAddress(path, loaded?.current ?? null)?.title ?? path}</h2>
        <button type="button" className="editor-button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      {problem && (
        <p role="alert" className="editor-verdict editor-verdict-bad">
          {problem}
        </p>
      )}
      {!loaded && !problem && <p role="status">Loading the versions…</p>}
      {loaded?.versions.length === 0 && <p role="status">This entry has never been published.</p>}
      <ol className="editor-versions">
        {loaded?.versions.map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="editor-plain"
              aria-expanded={chosen?.version === version}
              onClick={() => toggle(version)}
            >
              {[formatWhen(version.at, now), version.by].filter(Boolean).join(' · ')}
            </button>{' '}
            <time dateTime={version.at} className="editor-quiet">
              {exact.format(new Date(version.at))}
            </time>
            {chosen?.version === version && (
              <ChosenVersion path={path} current={loaded.current} text={chosen.text} restore={restore} />
            )}
          </li>
        ))}
      </ol>
    </dialog>
  );
}
