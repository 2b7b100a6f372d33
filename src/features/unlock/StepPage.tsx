import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { media, space } from '../../ui/theme/tokens';
import type { UnlockStepId } from '../../domain/unlock/unlockState';
import { Stack } from '../../ui/layout/Stack';

interface StepPageProps {
  id: UnlockStepId;
  title: string;
  lead?: string;
  /** Below the heading, or beside the step on desktops. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** The id of a step's heading, which takes focus when the step opens. */
export const unlockHeadingId = (id: UnlockStepId): string => `unlock-${id}`;

export function StepPage({ id, title, lead, picture, children }: StepPageProps) {
  return (
    <Root
      as="section"
      $gap={6}
      aria-labelledby={unlockHeadingId(id)}
      data-step={id}
      data-pictured={picture ? '' : undefined}
    >
      <Head>
        <Heading level={2} id={unlockHeadingId(id)} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <Paragraph tone="muted">{lead}</Paragraph>}
      </Head>
      {picture}
      {picture ? <Stack $gap={6}>{children}</Stack> : children}
    </Root>
  );
}

const Root = styled(Stack)`
  ${media.desktop} {
    &[data-pictured] {
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${space[16]};
      > :nth-child(2) {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  & > h2 {
    outline: none;
    overflow-wrap: anywhere;
    scroll-margin-top: 88px;
  }
`;
