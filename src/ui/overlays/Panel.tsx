import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogBody, DialogContent, DialogFoot, DialogHead, DialogRoot } from './Dialog.styles';
import { IconButton } from '../IconButton';
import { useDialog } from './useDialog';

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  width?: 352 | 420 | 1080;
  footer?: ReactNode;
  children: ReactNode;
}

export function Panel({ isOpen, onClose, title, closeLabel, width = 420, footer, children }: PanelProps) {
  const titleId = useId();
  const { ref, isRendered, events } = useDialog(isOpen, onClose);
  return (
    <Sheet ref={ref} aria-labelledby={titleId} data-width={width} {...events}>
      {isRendered && (
        <DialogContent>
          <DialogHead>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={22} aria-hidden />
            </IconButton>
          </DialogHead>
          <DialogBody>{children}</DialogBody>
          {footer && <DialogFoot>{footer}</DialogFoot>}
        </DialogContent>
      )}
    </Sheet>
  );
}

const Sheet = styled(DialogRoot)`
  left: auto;
  width: min(100%, 420px);
  height: 100dvh;
  translate: 100%;

  &[data-width='352'] {
    width: min(100%, 352px);
  }
  &[data-width='1080'] {
    width: min(100%, 1080px);
  }
  &[open] {
    translate: 0;
    @starting-style {
      translate: 100%;
    }
  }
`;
