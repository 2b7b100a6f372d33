import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../ui/Container';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

interface PageIntroProps {
  heading: string;
  lead?: string;
  width?: 'text' | 'page' | 'wide';
  children?: ReactNode;
}

/** A page's heading and lead. */
export function PageIntro({ heading, lead, width = 'page', children }: PageIntroProps) {
  return (
    <Root>
      <Container $width={width}>
        <Words>
          <Heading level={1}>{heading}</Heading>
          {lead && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
          {children}
        </Words>
      </Container>
    </Root>
  );
}

const Root = styled.div`
  padding-block: clamp(40px, 7vw, 96px) clamp(24px, 4vw, 48px);
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 720px;
`;
