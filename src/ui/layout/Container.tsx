import { styled } from 'styled-components';
import { space } from '../theme/tokens';

/** The page's column. Text and forms are narrower. */
export const Container = styled.div<{ $width?: 'text' | 'page' }>`
  width: 100%;
  padding-inline: ${space.side};
  ${({ $width }) => $width === 'text' && `padding-inline-end:max(${space.side},100% - ${space.side} - 680px)`}
`;
