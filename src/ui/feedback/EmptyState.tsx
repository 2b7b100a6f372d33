import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../text/Heading';
import { color, space } from '../theme/tokens';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  level?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, icon, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {icon && <Halo>{icon}</Halo>}
      <Heading level={level} size={level === 1 ? 'section' : 'sub'}>
        {title}
      </Heading>
      {children && <TextBlock>{children}</TextBlock>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[4]};
  text-align: center;
`;

const Halo = styled.div`
  display: grid;
  place-items: center;
  width: 112px;
  height: 112px;
  margin-bottom: ${space[2]};
  border-radius: 50%;
  background: radial-gradient(closest-side, color-mix(in srgb, ${color.light} 42%, transparent), transparent);
`;

const TextBlock = styled.div`
  max-width: 36ch;
  color: ${color.muted};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
  margin-top: ${space[4]};
`;
