import { styled } from 'styled-components';
import { Spinner } from '../../../ui/feedback/Spinner';
import { color, space } from '../../../ui/theme/tokens';

export function LoadingLine({ children }: { children: string }) {
  return (
    <Line role="status">
      <Spinner />
      {children}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.muted};
`;
