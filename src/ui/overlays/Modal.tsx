import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { IconButton } from '../IconButton';
import { PlainModal } from './PlainModal';

interface ModalProps extends Omit<ComponentProps<typeof PlainModal>, 'closeButton'> {
  onClose: () => void;
  closeLabel: string;
}

/** A modal with a close button. Esc and the backdrop close it too. */
export const Modal = ({ closeLabel, ...modal }: ModalProps) => (
  <PlainModal
    {...modal}
    closeButton={
      <IconButton label={closeLabel} onClick={modal.onClose}>
        <X size={22} aria-hidden />
      </IconButton>
    }
  />
);
