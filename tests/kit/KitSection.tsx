import type { ReactNode } from 'react';
import { Heading } from '../../src/ui/text/Heading';
import { Stack } from '../../src/ui/layout/Stack';
import { styled } from 'styled-components';
import { space, type Space } from '../../src/ui/theme/tokens';

interface KitSectionProps {
  title: string;
  children: ReactNode;
}

export function KitSection({ title, children }: KitSectionProps) {
  return (
    <Stack as="section" $gap={8}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

export const Grid = styled.div<{ $min: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: ${({ $gap = 6 }) => space[$gap]};
`;
