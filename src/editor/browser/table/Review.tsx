import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../domain/text/formatCount';
import type { CellChange, ChangePlan } from '../../table/plan';
import type { TableFault } from '../../table/readCsv';

export interface ReviewProps {
  /** 'Raise prices by 10 %' or the name of the imported file. */
  title: string;
  plan: ChangePlan;
  /** Describes the rows to which the change does not apply. Null if there are none. */
  note: string | null;
  onApply: () => Promise<void>;
  onClose: () => void;
}

const initialCount = 200;

const filesOf = (changes: readonly CellChange[]): number => new Set(changes.map(({ path }) => path)).size;

function faultText({ line, column, message }: TableFault): string {
  const location = [line === null ? '' : `Line ${line}`, column ?? ''].filter(Boolean).join(', ');
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  return location ? `${location}: ${message}` : sentence;
}

function Faults({ faults }: { faults: readonly TableFault[] }) {
  return (
    <section className="table-faults" role="alert">
      <strong>{`${formatCount(faults.length, 'problem')}. Nothing was changed.`}</strong>
      <ul>
        {faults.map((fault) => (
          <li key={faultText(fault)}>{faultText(fault)}</li>
        ))}
      </ul>
    </section>
  );
}

const value = (text: string) => text || 'none';

function Changes({ changes }: { changes: readonly CellChange[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const visible = isWhole ? changes : changes.slice(0, initialCount);
  return (
    <>
      <table className="table-rows table-diff">
        <thead>
          <tr>
            <th scope="col" className="table-what">
              What
            </th>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {visible.map(({ path, row, name, column, before, after }) => (
            <tr key={`${path} ${row} ${column}`}>
              <th scope="row">
                {name} <small>{path}</small>
              </th>
              <td data-label="Field">{column}</td>
              <td data-label="Before">
                <del>{value(before)}</del>
              </td>
              <td data-label="After">
                <ins>{value(after)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {visible.length < changes.length && (
        <p className="table-more">
          {`${visible.length} of ${formatCount(changes.length, 'change')}`}
          <button type="button" onClick={() => setIsWhole(true)}>
            Show all
          </button>
        </p>
      )}
    </>
  );
}

export function PlanReview({ title, plan, note, onApply, onClose }: ReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle');
  useEffect(() => heading.current?.focus(), []);
  const { changes, faults, unchanged } = plan;
  const apply = async () => {
    setState('busy');
    try {
      await onApply();
    } catch (error) {
      setState({ problem: (error as Error).message });
    }
  };
  const canApply = faults.length === 0 && changes.length > 0;
  const sums = [
    changes.length
      ? `${formatCount(changes.length, 'change')} in ${formatCount(filesOf(changes), 'file')}`
      : 'No changes',
    unchanged
      ? `${formatCount(unchanged, 'row')} ${unchanged === 1 ? 'stays' : 'stay'} as ${unchanged === 1 ? 'it is' : 'they are'}`
      : '',
    note ?? '',
  ];
  return (
    <section className="table-review" aria-labelledby="table-review">
      <h2 id="table-review" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {faults.length > 0 && <Faults faults={faults} />}
      <p>{`${sums.filter(Boolean).join('. ')}.`}</p>
      <div className="table-actions">
        {canApply && (
          <button type="button" className="table-main" disabled={state === 'busy'} onClick={() => void apply()}>
            {state === 'busy' ? 'Applying…' : `Apply ${formatCount(changes.length, 'change')}`}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {canApply ? 'Cancel' : 'Back'}
        </button>
      </div>
      {typeof state === 'object' && (
        <p className="table-faults" role="alert">
          {state.problem}
        </p>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </section>
  );
}
