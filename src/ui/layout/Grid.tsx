import { styled } from 'styled-components';
import { space, type Space } from '../theme/tokens';

/** Columns are at least `$min` wide (a CSS length). */
export const Grid = styled.div<{ $min?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '280px' }) => $min}), 1fr));
  gap: ${({ $gap = 6 }) => space[$gap]};
`;
