import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import type { UnlockStepId } from '../../domain/unlock/unlockState';
import { Stack } from '../../ui/layout/Stack';

interface StepPageProps {
  id: UnlockStepId;
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** The id of a step's heading, which takes focus when the step opens. */
export const unlockHeadingId = (id: UnlockStepId): string => `unlock-${id}`;

export function StepPage({ id, title, lead, children }: StepPageProps) {
  return (
    <Stack as="section" $gap={6} aria-labelledby={unlockHeadingId(id)} data-step={id}>
      <Head>
        <Heading level={2} id={unlockHeadingId(id)} tabIndex={-1}>
          {title}
        </Heading>
        {lead && <Paragraph tone="muted">{lead}</Paragraph>}
      </Head>
      {children}
    </Stack>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  & > h2 {
    outline: none;
    overflow-wrap: anywhere;
    scroll-margin-top: 88px;
  }
`;
