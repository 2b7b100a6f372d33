import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToneIcon, type NoticeTone } from '../../ui/feedback/Notice';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface InlineNoticeProps {
  tone: NoticeTone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Looks like a Notice but is not a live region, because the address panel makes the announcement. */
export function InlineNotice({ tone, title, children, actions }: InlineNoticeProps) {
  return (
    <Box data-tint={tone}>
      <ToneIcon tone={tone} />
      <div>
        {title && <strong>{title}</strong>}
        {children && <p>{children}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

const tint = (tone: NoticeTone) => `
  &[data-tint='${tone}'] {
    background: ${color[`${tone}Soft`]};
    > svg {
      color: ${color[tone]};
    }
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  ${text.label};
  font-weight: 400;
  strong {
    display: block;
    font-weight: 600;
  }
  strong + p {
    margin-top: ${space[1]};
  }
  ${tint('info')}
  ${tint('success')}
  ${tint('warning')}
  ${tint('error')}
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;
