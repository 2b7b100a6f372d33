import { formatCount } from '../../../domain/text/formatCount';
import type { TableShape } from '../../table/columns';
import type { BulkKind } from './bulkForms';

interface Props {
  table: TableShape;
  shown: number;
  selected: number;
  hidden: number;
  open: BulkKind | null;
  onOpen: (kind: BulkKind) => void;
  onClear: () => void;
}

const labels: Record<BulkKind, string> = {
  price: 'Change price',
  regions: 'Change regions',
  availability: 'Change availability',
  schedule: 'Publish or take down',
};

const kinds: Record<TableShape['folder'], readonly BulkKind[]> = {
  products: ['price', 'regions', 'availability', 'schedule'],
  stores: ['schedule'],
};

export function SelectionBar({ table, shown, selected, hidden, open, onOpen, onClear }: Props) {
  return (
    <div className="table-selection">
      <p role="status">
        {`${formatCount(shown, 'row')}. `}
        {selected === 0 ? 'Select some to change them together.' : `${selected} selected`}
        {hidden > 0 && ` (${hidden} of them not shown)`}
      </p>
      {selected > 0 && (
        <div className="table-actions">
          {kinds[table.folder].map((kind) => (
            <button key={kind} type="button" aria-expanded={open === kind} onClick={() => onOpen(kind)}>
              {labels[kind]}
            </button>
          ))}
          <button type="button" className="editor-plain" onClick={onClear}>
            Clear the selection
          </button>
        </div>
      )}
    </div>
  );
}
