import type { ContentFault } from '../../../content/files/contentError';
import { formLocation } from '../../forms/labels';
import { knownAddress, openField } from './openField';

/** Further entries of a kind are behind a line such as 'and 83 more'. */
const maxEntries = 4;

interface EntryFaults {
  file: string;
  title: string;
  /** Null for a picture, which has no form. */
  hash: string | null;
  faults: ContentFault[];
}

/** Groups faults by the kind of their entry, such as 'Pods', and then by entry. */
function groupFaults(faults: readonly ContentFault[]): Map<string, EntryFaults[]> {
  const groups = new Map<string, Map<string, EntryFaults>>();
  for (const fault of faults) {
    const { file } = fault;
    const address = knownAddress(file);
    const group = address?.list ?? 'Files';
    const entries = groups.get(group) ?? new Map<string, EntryFaults>();
    groups.set(group, entries);
    const entry = entries.get(file) ?? { file, title: address?.title ?? file, hash: address?.hash ?? null, faults: [] };
    entries.set(file, { ...entry, faults: [...entry.faults, fault] });
  }
  return new Map([...groups].map(([group, entries]) => [group, [...entries.values()]]));
}

interface Props {
  faults: readonly ContentFault[];
  /** Called before the form of a fault is opened. */
  onOpen?: () => void;
}

const reasonOf = ({ file, field, message }: ContentFault): string =>
  [formLocation(file.split('/')[1] ?? '', field), message].filter(Boolean).join(': ');

const Entries = ({ entries, onOpen }: { entries: EntryFaults[]; onOpen: Props['onOpen'] }) => (
  <ul>
    {entries.map(({ file, title, hash, faults }) => (
      <li key={file}>
        {hash ? (
          <a
            href={hash}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onOpen?.();
              void openField(faults[0]!);
            }}
          >
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}{' '}
        {faults.map(reasonOf).join('; ')}
      </li>
    ))}
  </ul>
);

/** Lists the faults of entries other than those that are being edited. */
export function FaultGroups({ faults, onOpen }: Props) {
  return [...groupFaults(faults)].map(([group, entries]) => (
    <section key={group} className="editor-faults" aria-label={group}>
      <h3>
        {group} <small>{entries.length}</small>
      </h3>
      <Entries entries={entries.slice(0, maxEntries)} onOpen={onOpen} />
      {entries.length > maxEntries && (
        <details>
          <summary>and {entries.length - maxEntries} more</summary>
          <Entries entries={entries.slice(maxEntries)} onOpen={onOpen} />
        </details>
      )}
    </section>
  ));
}
