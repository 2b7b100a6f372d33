import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { Heading } from '../../ui/text/Heading';
import { space } from '../../ui/theme/tokens';

interface SettingsCardProps {
  title: string;
  children: ReactNode;
}

export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Heading level={2} size="sub" id={id}>
        {title}
      </Heading>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;
