import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;
