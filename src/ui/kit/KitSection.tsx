import type { ReactNode } from 'react';
import { Divider } from '../layout/Divider';
import { Heading } from '../text/Heading';
import { Stack } from '../layout/Stack';

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
