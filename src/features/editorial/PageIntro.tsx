import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';

interface PageIntroProps {
  heading: string;
  lead?: string;
  width?: 'text' | 'page';
  /** Leaves room on the first screen for the content that follows, such as a list. */
  isCompact?: boolean;
  children?: ReactNode;
}

export function PageIntro({ heading, lead, width = 'page', isCompact = false, children }: PageIntroProps) {
  return (
    <Root data-compact={isCompact || undefined}>
      <Container $width={width}>
        <TextBlock>
          <Heading level={1}>{heading}</Heading>
          {lead && (
            <Paragraph size="lead" tone="muted">
              {lead}
            </Paragraph>
          )}
          {children}
        </TextBlock>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(40px, 7vw, 96px) clamp(24px, 4vw, 48px);
  &[data-compact] {
    padding-block: clamp(32px, 3vw, 40px) clamp(16px, 2vw, 24px);
  }
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 720px;
`;
