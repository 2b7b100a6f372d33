import { styled } from 'styled-components';
import { space, type Space } from './theme/tokens';

/** As many equal columns of at least `$min` (a CSS length) as fit. */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '280px' }) => $min}), 1fr));
  gap: ${({ $gap = 6 }) => space[$gap]};
`;
