import { useState } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../domain/text/formatCount';
import { ApiError } from '../../../data/apiError';
import { applyImport, previewImport } from '../../../data/staff/stockCalls';
import { decodeCsv } from '../../../domain/text/csvText';
import { maxStockFileLength } from '../../../domain/staff/stockLimits';
import type { StockPreview } from '../../../domain/staff/stockSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { FileField } from '../../../ui/fields/FileField';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Paragraph } from '../../../ui/text/Paragraph';
import { media, space, text } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';

interface ImportDialogProps {
  providerId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Zip files, among them workbooks, begin with these letters. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

const tooLong = `This file has more than ${maxStockFileLength.toLocaleString('en-US')} characters. Please divide it into several.`;

const refuse = (detail: string) => new ApiError(422, { code: 'not_valid', detail });

/** Throws for a file that the server would refuse without a helpful reason. */
async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw refuse('This is a workbook. Please save it as CSV and choose that file.');
  const csv = decodeCsv(bytes);
  if (csv.length > maxStockFileLength) throw refuse(tooLong);
  return csv;
}

/** Previews all changes and errors of a file before it is applied as a whole. */
export function ImportDialog({ providerId, onClose, onDone }: ImportDialogProps) {
  const scope = { token: staffToken() ?? '', providerId };
  const [file, setFile] = useState<{ name: string; csv: string; preview: StockPreview } | null>(null);
  const reading = useSubmit(async (selected: File) => {
    setFile(null);
    const csv = await readFile(selected);
    setFile({ name: selected.name, csv, preview: await previewImport(scope, csv) });
  });
  const applying = useSubmit(async () => {
    await applyImport(scope, file!.csv, file!.preview.version);
    onDone();
    onClose();
  });
  const preview = file?.preview;
  const error = reading.error ?? applying.error;
  const canApply = preview && preview.errors.length === 0 && preview.changes.length > 0;
  return (
    <Modal
      isOpen
      title="Import stock and prices"
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button isWide disabled={!canApply} isBusy={applying.isPending} onClick={() => void applying.submit(undefined)}>
          {canApply ? `Apply ${formatCount(preview.changes.length, 'change')}` : 'Apply'}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Paragraph tone="muted">
          Choose a CSV file with the columns of the export to see what it changes. Products that it does not list stay
          as they are.
        </Paragraph>
        <FileField
          label="File"
          accept=".csv,text/csv"
          chooseLabel="Choose a file"
          fileName={file?.name}
          onFile={(selected) => void reading.submit(selected)}
        />
        {error && <Notice tone="error">{formatApiError(error)}</Notice>}
        {preview && <ImportPreview preview={preview} />}
      </Stack>
    </Modal>
  );
}

const dollars = ({ price }: StockPreview['changes'][number]['before']) => `$${price.amount.toFixed(2)}`;

/** Null for a value that stays. */
const formatChange = (before: string | number, after: string | number): string | null =>
  before === after ? null : `${before} → ${after}`;

function ImportPreview({ preview: { changes, errors, unchanged } }: { preview: StockPreview }) {
  const wrongLineCount = new Set(errors.map(({ line }) => line)).size;
  return (
    <Stack $gap={3}>
      {errors.length > 0 && (
        <Notice
          tone="error"
          title={`${formatCount(wrongLineCount, 'line is', 'lines are')} wrong, so nothing can be applied`}
        >
          <Lines>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </Lines>
        </Notice>
      )}
      <Paragraph>
        {formatCount(changes.length, 'change')}, {unchanged} unchanged
      </Paragraph>
      <Changes>
        {changes.map(({ line, title, before, after }) => (
          <li key={line}>
            <strong>{title}</strong>
            <span>
              {[
                formatChange(before.availableQuantity, after.availableQuantity),
                formatChange(dollars(before), dollars(after)),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </Changes>
    </Stack>
  );
}

const Lines = styled.ul`
  position: relative;
  max-height: 240px;
  padding: 0;
  list-style: none;
  overflow-y: auto;
  ${text.small};
  /* The dialog scrolls instead. */
  ${media.shortDialog} {
    max-height: none;
  }
`;

const Changes = styled(Lines)`
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
  }
  span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
