import type { ReactNode } from 'react';
import { Divider } from '../../src/ui/layout/Divider';
import { Heading } from '../../src/ui/text/Heading';
import { Stack } from '../../src/ui/layout/Stack';

interface KitSectionProps {
  title: string;
  children: ReactNode;
}

export function KitSection({ title, children }: KitSectionProps) {
  return (
    <Stack as="section" $gap={8}>
      <Divider />
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}
