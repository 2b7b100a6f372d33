import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Screen readers announce errors immediately and other tones politely. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <Box $tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <ToneIcon tone={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <Action>{action}</Action>}
      </div>
    </Box>
  );
}

export function ToneIcon({ tone }: { tone: NoticeTone }) {
  const Icon = icons[tone];
  return <Icon size={20} aria-hidden />;
}

const Base = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  ${text.label};
  font-weight: 400;

  & > svg {
    flex: none;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
`;

// Split, so that a page includes the base rules once, however many tones it uses.
const Box = styled(Base)<{ $tone: NoticeTone }>`
  background: ${({ $tone }) => color[`${$tone}Soft`]};

  & > svg {
    color: ${({ $tone }) => color[$tone]};
  }
`;

const Action = styled.div`
  margin-top: ${space[3]};
`;
