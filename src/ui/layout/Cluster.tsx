import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

export const Cluster = styled.div<{ $gap?: Space; $isSpread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isSpread }) => ($isSpread ? 'space-between' : 'start')};
  gap: ${({ $gap = 3 }) => space[$gap]};
`;
