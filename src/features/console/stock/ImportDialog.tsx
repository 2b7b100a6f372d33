import { useState } from 'react';
import { styled } from 'styled-components';
import { applyImport, previewImport } from '../../../data/staff/stockCalls';
import { formatMoney } from '../../../domain/money';
import type { StockPreview } from '../../../domain/staff/stockSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { FileField } from '../../../ui/fields/FileField';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Text } from '../../../ui/text/Text';
import { text } from '../../../ui/theme/tokens';
import { formatApiError } from '../formatApiError';

interface ImportDialogProps {
  providerId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Previews all changes and errors of a file before it is applied as a whole. */
export function ImportDialog({ providerId, onClose, onDone }: ImportDialogProps) {
  const scope = { token: staffToken() ?? '', providerId };
  const [file, setFile] = useState<{ name: string; csv: string; preview: StockPreview } | null>(null);
  const reading = useSubmit(async (selected: File) => {
    setFile(null);
    const csv = await selected.text();
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
          {canApply ? `Apply ${preview.changes.length} changes` : 'Apply'}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text tone="muted">
          A CSV file with the columns of the export. Products that it does not list stay as they are.
        </Text>
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

function ImportPreview({ preview: { changes, errors, unchanged } }: { preview: StockPreview }) {
  return (
    <Stack $gap={3}>
      {errors.length > 0 && (
        <Notice tone="error" title={`${errors.length} ${errors.length === 1 ? 'line is' : 'lines are'} wrong`}>
          <Lines>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </Lines>
        </Notice>
      )}
      <Text>
        {changes.length} {changes.length === 1 ? 'change' : 'changes'}, {unchanged} unchanged
      </Text>
      <Lines>
        {changes.map(({ line, title, before, after }) => (
          <li key={line}>
            {title}: {before.availableQuantity} → {after.availableQuantity}, {formatMoney(before.price)} →{' '}
            {formatMoney(after.price)}
          </li>
        ))}
      </Lines>
    </Stack>
  );
}

const Lines = styled.ul`
  max-height: 240px;
  padding: 0;
  list-style: none;
  overflow-y: auto;
  ${text.small};
`;
