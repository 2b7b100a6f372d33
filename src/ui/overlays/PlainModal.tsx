import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogBody, DialogContent, DialogFoot, DialogHead, DialogRoot } from './Dialog.styles';
import { media, radius } from '../theme/tokens';
import { useDialog } from './useDialog';

interface PlainModalProps {
  isOpen: boolean;
  title: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** If omitted, Esc and the backdrop do not close the modal. */
  onClose?: () => void;
  closeButton?: ReactNode;
}

/** Has no close button, so that the age gate does not load one. */
export function PlainModal({ isOpen, title, footer, children, onClose, closeButton }: PlainModalProps) {
  const titleId = useId();
  const { ref, isRendered, events } = useDialog(isOpen, onClose);
  return (
    <Box ref={ref} aria-labelledby={titleId} closedby={onClose ? 'closerequest' : 'none'} {...events}>
      {isRendered && (
        <DialogContent>
          <DialogHead>
            <h2 id={titleId}>{title}</h2>
            {closeButton}
          </DialogHead>
          <DialogBody>{children}</DialogBody>
          {footer && <DialogFoot>{footer}</DialogFoot>}
        </DialogContent>
      )}
    </Box>
  );
}

const Box = styled(DialogRoot)`
  top: auto;
  width: 100%;
  max-height: calc(100dvh - 24px);
  border-radius: ${radius.large} ${radius.large} 0 0;
  opacity: 0;
  translate: 0 40px;

  ${media.tablet} {
    top: 0;
    width: min(100% - 48px, 520px);
    height: fit-content;
    margin: auto;
    border-radius: ${radius.large};
  }
  &[open] {
    opacity: 1;
    translate: 0;
    @starting-style {
      opacity: 0;
      translate: 0 40px;
    }
  }
`;
