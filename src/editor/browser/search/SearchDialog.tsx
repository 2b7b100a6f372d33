import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { entrySearch, maxHits, type EntryHit } from '../../search/entrySearch';
import { openField } from '../changes/openField';
import { currentEntries, fetchEntries } from '../entries';

type Search = (query: string) => EntryHit[];

const label = 'Search all content';

const minLetters = 2;

interface ResultsProps {
  hits: EntryHit[];
  query: string;
  close: () => void;
}

const openHit = ({ file, excerpt }: EntryHit): void =>
  void openField({ file: `content/${file}`, field: excerpt?.field ?? '', text: currentEntries().texts[file] ?? null });

function Results({ hits, query, close }: ResultsProps) {
  if (query.trim().length < minLetters)
    return <p>Words, names, batch numbers, addresses: anything that an entry has.</p>;
  if (!hits.length) return <p>No entry has “{query.trim()}”.</p>;
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hit.file}>
          <a
            href={`#${hit.path}`}
            onClick={(event) => {
              close();
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              openHit(hit);
            }}
          >
            <small>{hit.kind}</small>
            <b>{hit.title}</b>
            {hit.excerpt && (
              <span>
                {hit.excerpt.place}: {hit.excerpt.text}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Our dialogs are native elements. Decap's have the role. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null;

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  // With Shift too, since some keyboards have the slash above a digit.
  return key === '/' && !isTyping(event);
}

function useKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isDialogOpen()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

async function createSearch(): Promise<Search> {
  const { texts, names } = await fetchEntries();
  return entrySearch(texts, names, new Date());
}

/** Searches every text of every entry. Decap's own search only covers the values in its lists. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | null>(null);
  const [problem, setProblem] = useState('');
  const hits = useMemo(() => (search && query.trim().length >= minLetters ? search(query) : []), [search, query]);
  const open = useCallback(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    createSearch().then(
      (created) => setSearch(() => created),
      () => setProblem('The entries couldn’t be loaded. Is the server running?'),
    );
  }, []);
  useKeys(open);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className="editor-bar-tool" onClick={open}>
        Search
      </button>
      <dialog ref={dialog} className="editor-search" aria-label={label}>
        <div className="editor-search-top">
          <input
            type="search"
            aria-label={label}
            placeholder={label}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !hits[0]) return;
              close();
              openHit(hits[0]);
            }}
          />
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
        <div role="status" className="editor-search-count">
          {hits.length > 0 && (hits.length === maxHits ? `The best ${maxHits}` : `${hits.length} found`)}
        </div>
        {problem ? <p>{problem}</p> : search ? <Results {...{ hits, query, close }} /> : <p>Reading all content…</p>}
      </dialog>
    </>
  );
}
