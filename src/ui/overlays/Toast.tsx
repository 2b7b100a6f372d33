import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { ToneIcon, type NoticeTone } from '../feedback/Notice';
import { color, motion, radius, shadow, space, text } from '../theme/tokens';

interface ToastProps extends ComponentProps<'div'> {
  tone: NoticeTone;
  toneLabel?: string;
  action?: ReactNode;
  onClose: () => void;
  closeLabel: string;
}

export function Toast({ tone, toneLabel, children, action, onClose, closeLabel, ...rest }: ToastProps) {
  return (
    <Box data-tone="dark" {...rest}>
      <Mark $tone={tone} role={toneLabel && 'img'} aria-label={toneLabel}>
        <ToneIcon tone={tone} />
      </Mark>
      <TextBlock>{children}</TextBlock>
      {action}
      <IconButton label={closeLabel} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

const rise = keyframes`from{opacity:0;translate:0 12px}`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  max-width: 480px;
  min-height: 56px;
  padding: 6px 6px 6px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  ${text.label};
  box-shadow: ${shadow.high};
  animation: ${rise} ${motion.slow} ${motion.ease};
`;

const Mark = styled.span<{ $tone: NoticeTone }>`
  flex: none;
  margin-right: 4px;
  color: ${({ $tone }) => color[$tone]};
`;

const TextBlock = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 8px;
`;
