import { Fragment, useState } from 'react';
import type { ContentFault } from '../../../content/files/contentError';
import { isPicture, type ContentChange } from '../../changes/changeSet';
import { entryAddress } from '../../changes/entryAddress';
import { fieldChanges, type FieldChange } from '../../changes/fieldChanges';
import type { Conflict } from '../../changes/publisher';
import { wordChanges } from '../../changes/wordChanges';
import { formatWhen } from '../../changes/formatWhen';
import { formLocation } from '../../forms/labels';
import { pictureDataUrl } from '../pictureUrl';
import type { Version } from './versions';

const maxFields = 12;

/** In characters. A longer text shows only what changed, with the words around it. */
const maxLength = 160;
const tags = { same: Fragment, removed: 'del', added: 'ins' } as const;

function Difference({ before, after }: Pick<FieldChange, 'before' | 'after'>) {
  if (before !== null && after !== null && Math.max(before.length, after.length) > maxLength)
    return wordChanges(before, after).map(({ kind, text }, index) => {
      const Tag = tags[kind];
      // oxlint-disable-next-line react/no-array-index-key -- parts are never reordered
      return <Tag key={index}>{text}</Tag>;
    });
  return (
    <>
      {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
    </>
  );
}

export function Fields({ fields }: { fields: FieldChange[] }) {
  const rest = fields.length - maxFields;
  return (
    <>
      <dl className="editor-fields">
        {fields.slice(0, maxFields).map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Difference before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && <p className="editor-quiet">{rest === 1 ? 'And one more field.' : `And ${rest} more fields.`}</p>}
    </>
  );
}

interface ConflictProps {
  change: ContentChange;
  conflict: Conflict;
  overwriteTheirs: () => void;
  discardMine: () => void;
}

function CopyButton({ text }: { text: string }) {
  const [label, setLabel] = useState('Copy mine');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Copied');
    } catch {
      setLabel('Copying is blocked by the browser');
    }
  };
  return (
    <button type="button" className="editor-button" onClick={() => void copy()}>
      {label}
    </button>
  );
}

function Pictures({ change: { path, text }, conflict: { theirs } }: Pick<ConflictProps, 'change' | 'conflict'>) {
  const versions = [
    { title: 'Theirs', content: theirs },
    { title: 'Yours', content: text },
  ];
  return (
    <div className="editor-row">
      {versions.map(({ title, content }) => (
        <figure key={title} className="editor-version">
          {content === null ? <p>Deleted</p> : <img src={pictureDataUrl({ path, text: content })} alt="" />}
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Versions({ change, conflict, overwriteTheirs, discardMine }: ConflictProps) {
  const { path, text } = change;
  const { theirs } = conflict;
  const isEntry = !isPicture(path);
  const fields = isEntry && text !== null && theirs !== null ? fieldChanges(path, theirs, text) : [];
  return (
    <div className="editor-conflict" role="alert">
      <p>
        <strong>
          Somebody else {theirs === null ? 'deleted' : 'published another version of'} <code>{path}</code> since you
          opened it.
        </strong>{' '}
        Yours stays here until you choose.
        {fields.length > 0 && ' Theirs, and yours, where they differ:'}
      </p>
      <Fields fields={fields} />
      {!isEntry && <Pictures change={change} conflict={conflict} />}
      <div className="editor-row">
        <button type="button" className="editor-button" onClick={overwriteTheirs}>
          Keep mine
        </button>
        <button type="button" className="editor-button" onClick={discardMine}>
          Take theirs
        </button>
        {isEntry && text !== null && <CopyButton text={text} />}
      </div>
    </div>
  );
}

interface FileProps extends Omit<ConflictProps, 'conflict'> {
  conflict: Conflict | undefined;
  faults: readonly ContentFault[];
  version: Version | undefined;
  showField: (field: string) => void;
  discard: () => void;
  now: Date;
}

function heading({ path, text, base }: ContentChange): { kind: string; name: string; what: string } {
  const what = text === null ? 'Deleted' : base === null ? 'New' : 'Changed';
  if (isPicture(path)) return { kind: 'Picture', name: path.replace(/^.*\//, ''), what };
  const address = entryAddress(path, text ?? base);
  return { kind: address?.kind ?? '', name: address?.title ?? path, what };
}

export function DiscardedFile({ change, restore }: { change: ContentChange; restore: () => void }) {
  const { kind, name } = heading(change);
  return (
    <li className="editor-file editor-file-head">
      <span role="status">
        Discarded {kind} <b>{name}</b>
      </span>
      <button
        type="button"
        className="editor-plain"
        aria-label={`Undo: keep ${kind} ${name}`}
        ref={(button) => button?.focus()}
        onClick={restore}
      >
        Undo
      </button>
    </li>
  );
}

export function ChangedFile(props: FileProps) {
  const { change, conflict, faults, version, showField, discard, now } = props;
  const { path, text, base } = change;
  const { kind, name, what } = heading(change);
  const fields = text !== null && base !== null && !conflict ? fieldChanges(path, base, text) : [];
  const published = version && base !== null ? formatWhen(version.at, now) : '';
  return (
    <li className="editor-file">
      <div className="editor-file-head">
        <h3>
          <span className={`editor-tag editor-tag-${what.toLowerCase()}`}>{what}</span> {kind}{' '}
          {text === null || isPicture(path) ? (
            <span>{name}</span>
          ) : (
            <button type="button" className="editor-plain" onClick={() => showField('')}>
              {name}
            </button>
          )}
        </h3>
        <button type="button" className="editor-plain" aria-label={`Discard ${kind} ${name}`} onClick={discard}>
          Discard
        </button>
      </div>
      {published && (
        <p className="editor-quiet">
          Last published {published}
          {version?.by && ` by ${version.by}`}
        </p>
      )}
      {faults.length > 0 && (
        <ul className="editor-faults">
          {faults.map(({ field, message }) => (
            <li key={field + message}>
              <button type="button" className="editor-plain" onClick={() => showField(field)}>
                {formLocation(path.split('/')[1]!, field) || 'The whole entry'}
              </button>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
      {conflict ? <Versions {...props} conflict={conflict} /> : <Fields fields={fields} />}
    </li>
  );
}
