import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { changeStock, removeFromAssortment } from '../../../data/staff/stockCalls';
import type { StockChange, StockProduct } from '../../../domain/staff/stockSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Control, ControlBox } from '../../../ui/fields/Control';
import { IconButton } from '../../../ui/IconButton';
import { color, space, text } from '../../../ui/theme/tokens';
import { problemText } from '../problemText';

interface StockRow {
  product: StockProduct;
  providerId: string;
  reload: () => Promise<void>;
}

/** The cells of one product. */
export const StockCells = (row: StockRow): ReactNode[] => [
  row.product.title,
  row.product.brand,
  <Count key="count" {...row} />,
  <Price key="price" {...row} />,
  <Actions key="actions" {...row} />,
];

const useChange = ({ product, providerId, reload }: StockRow, onSaved = () => {}) =>
  useSubmit(async (change: StockChange) => {
    await changeStock({ token: staffToken() ?? '', providerId }, product.productVariantId, change);
    await reload();
    onSaved();
  });

function Count(row: StockRow) {
  const { availableQuantity, title } = row.product;
  return (
    <Editable
      label={`In stock: ${title}`}
      value={String(availableQuantity)}
      inputMode="numeric"
      parse={(typed) => (/^\d{1,7}$/.test(typed) ? { availableQuantity: Number(typed) } : null)}
      row={row}
    />
  );
}

function Price(row: StockRow) {
  const { price, title } = row.product;
  return (
    <Editable
      label={`Price: ${title}`}
      value={price.amount.toFixed(2)}
      inputMode="decimal"
      parse={(typed) => (/^\d{1,6}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0 ? { price: Number(typed) } : null)}
      row={row}
    />
  );
}

interface EditableProps {
  label: string;
  value: string;
  inputMode: 'numeric' | 'decimal';
  /** The change that the typed text means, or null if it is not a change. */
  parse: (typed: string) => StockChange | null;
  row: StockRow;
}

/** A figure that is saved by Enter or by leaving the field; Escape takes it back. */
function Editable({ label, value, inputMode, parse, row }: EditableProps) {
  // Null while the field shows what is saved.
  const [edited, setTyped] = useState<string | null>(null);
  const typed = edited ?? value;
  const [isWrong, setWrong] = useState(false);
  const change = useChange(row, () => setTyped(null));
  const save = () => {
    const wanted = typed.trim() === value ? null : parse(typed.trim());
    setWrong(wanted === null && typed.trim() !== value);
    if (wanted) void change.submit(wanted);
    else change.reset();
  };
  const takeBack = () => {
    setTyped(null);
    setWrong(false);
    change.reset();
  };
  const problem = isWrong ? 'Expected a number' : change.error && problemText(change.error);
  return (
    <>
      <Small>
        <Control
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          inputMode={inputMode}
          value={typed}
          disabled={change.isPending}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') takeBack();
          }}
        />
      </Small>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

function Actions(row: StockRow) {
  const { product, providerId, reload } = row;
  const change = useChange(row);
  const removing = useSubmit(async () => {
    await removeFromAssortment({ token: staffToken() ?? '', providerId }, product.productVariantId);
    await reload();
  });
  const error = change.error ?? removing.error;
  return (
    <Buttons>
      {product.availableQuantity > 0 ? (
        <Button
          size="small"
          variant="secondary"
          isBusy={change.isPending}
          onClick={() => void change.submit({ availableQuantity: 0 })}
        >
          Sold out
        </Button>
      ) : (
        <IconButton label={`Remove ${product.title}`} onClick={() => void removing.submit(undefined)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
      {error && <Problem role="alert">{problemText(error)}</Problem>}
    </Buttons>
  );
}

const Small = styled(ControlBox)`
  width: 110px;
`;

const Problem = styled.span`
  ${text.small};
  color: ${color.error};
`;

const Buttons = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
`;
