import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Cluster } from '../../ui/layout/Cluster';
import { ToneIcon, type NoticeTone } from '../../ui/feedback/Notice';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface CartNoteProps {
  tone: NoticeTone;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Small enough for the footer on a phone. Not a live region, because useCartAnnouncements announces all changes of the
 * cart.
 */
export function CartNote({ tone, actions, children }: CartNoteProps) {
  return (
    <Root $tone={tone}>
      <ToneIcon tone={tone} />
      <div>{children}</div>
      {actions && <Actions $gap={2}>{actions}</Actions>}
    </Root>
  );
}

const Root = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: 10px ${space[3]};
  border-radius: ${radius.medium};
  ${text.small};
  background: ${({ $tone }) => color[`${$tone}Soft`]};

  & > svg {
    color: ${({ $tone }) => color[$tone]};
  }
  strong {
    display: block;
  }
`;

const Actions = styled(Cluster)`
  grid-column: 1 / -1;
`;
