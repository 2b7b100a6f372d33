import type { ReactNode } from 'react';
import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/layout/Stack';
import { DangerButton } from './DangerButton';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  confirm: { label: string; busyLabel: string; isBusy: boolean; onClick: () => void };
  cancelLabel: string;
  error: ApiError | null;
  children: ReactNode;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ isOpen, title, onClose, confirm, cancelLabel, error, children }: ConfirmDialogProps) {
  const { t } = useWords('account', 'settings');
  const footer = (
    <Stack $gap={3}>
      <DangerButton size="large" isWide isBusy={confirm.isBusy} busyLabel={confirm.busyLabel} onClick={confirm.onClick}>
        {confirm.label}
      </DangerButton>
      <Button variant="secondary" size="large" isWide onClick={onClose}>
        {cancelLabel}
      </Button>
    </Stack>
  );
  return (
    <Modal isOpen={isOpen} onClose={onClose} closeLabel={t('app.close')} title={title} footer={footer}>
      <Stack $gap={4}>
        {children}
        {error && <Notice tone="error">{errorMessage(error, t)}</Notice>}
      </Stack>
    </Modal>
  );
}
