import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { changeStock, removeFromAssortment } from '../../../data/staff/stockCalls';
import { stockCount, stockPrice } from '../../../domain/staff/stockLimits';
import type { StockChange, StockProduct } from '../../../domain/staff/stockSchema';
import { formatNumberRefusal, readNumber, type NumberKind } from '../../../domain/text/typedNumber';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Control, ControlBox } from '../../../ui/fields/Control';
import { Notice } from '../../../ui/feedback/Notice';
import { IconButton } from '../../../ui/IconButton';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, media, space, text } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';

interface StockRow {
  product: StockProduct;
  providerId: string;
  reload: () => Promise<void>;
}

export const stockCells = (row: StockRow): ReactNode[] => [
  row.product.title,
  row.product.brand,
  <CountCell key="count" {...row} />,
  <PriceCell key="price" {...row} />,
  <ActionsCell key="actions" {...row} />,
];

const useStockChange = ({ product, providerId, reload }: StockRow, onSaved = () => {}) =>
  useSubmit(async (change: StockChange) => {
    await changeStock({ token: staffToken() ?? '', providerId }, product.productVariantId, change);
    await reload();
    onSaved();
  });

function CountCell(row: StockRow) {
  const { availableQuantity, title } = row.product;
  return (
    <EditableCell
      label={`In stock: ${title}`}
      value={String(availableQuantity)}
      inputMode="numeric"
      kind={stockCount}
      toChange={(count) => ({ availableQuantity: count })}
      row={row}
    />
  );
}

function PriceCell(row: StockRow) {
  const { price, title } = row.product;
  return (
    <EditableCell
      label={`Price: ${title}`}
      value={price.amount.toFixed(2)}
      inputMode="decimal"
      kind={stockPrice}
      toChange={(amount) => ({ price: amount })}
      row={row}
    />
  );
}

interface EditableCellProps {
  label: string;
  value: string;
  inputMode: 'numeric' | 'decimal';
  kind: NumberKind;
  toChange: (value: number) => StockChange;
  row: StockRow;
}

/** Enter or leaving the field saves the value, and Escape restores it. */
function EditableCell({ label, value, inputMode, kind, toChange, row }: EditableCellProps) {
  // Null while the field shows the saved value.
  const [edited, setInput] = useState<string | null>(null);
  const input = edited ?? value;
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useStockChange(row, () => setInput(null));
  const save = () => {
    const read = input.trim() === value ? null : readNumber(input, kind);
    setRefusal(read && 'expected' in read ? formatNumberRefusal(read, input) : null);
    if (read && 'value' in read) void change.submit(toChange(read.value));
    else change.reset();
  };
  const revert = () => {
    setInput(null);
    setRefusal(null);
    change.reset();
  };
  const problem = refusal ?? (change.error && formatApiError(change.error));
  return (
    <>
      <Small>
        <Control
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          inputMode={inputMode}
          value={input}
          disabled={change.isPending}
          onChange={(event) => setInput(event.target.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') revert();
          }}
        />
      </Small>
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}

function ActionsCell(row: StockRow) {
  const { title, availableQuantity } = row.product;
  const change = useStockChange(row);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Buttons>
        {availableQuantity > 0 ? (
          <Button
            size="small"
            variant="secondary"
            isBusy={change.isPending}
            onClick={() => void change.submit({ availableQuantity: 0 })}
          >
            Mark sold out
          </Button>
        ) : (
          <IconButton label={`Remove ${title}`} onClick={() => setRemoving(true)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </Buttons>
      {change.error && <Problem role="alert">{formatApiError(change.error)}</Problem>}
      {isRemoving && <RemoveDialog row={row} onClose={() => setRemoving(false)} />}
    </>
  );
}

/** Asks for confirmation, because the button takes the place of “Mark sold out”, so an extra tap could hit it. */
function RemoveDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const { product, providerId, reload } = row;
  const removing = useSubmit(async () => {
    await removeFromAssortment({ token: staffToken() ?? '', providerId }, product.productVariantId);
    await reload();
    onClose();
  });
  return (
    <Modal
      isOpen
      title={`Remove ${product.title}?`}
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button isWide isBusy={removing.isPending} onClick={() => void removing.submit(undefined)}>
          Remove
        </Button>
      }
    >
      <Stack $gap={3}>
        <Paragraph>Shoppers no longer see it here. Orders for it stay, and you can add it again.</Paragraph>
        {removing.error && <Notice tone="error">{formatApiError(removing.error)}</Notice>}
      </Stack>
    </Modal>
  );
}

const Small = styled(ControlBox)`
  width: 110px;
`;

const Problem = styled.span`
  display: block;
  /* A wider message would push the other columns aside. */
  max-width: 130px;
  white-space: normal;
  ${text.small};
  color: ${color.error};
  ${media.belowTablet} {
    max-width: none;
  }
`;

const Buttons = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  white-space: nowrap;
`;
