import { styled } from 'styled-components';
import { media, space } from '../theme/tokens';

/**
 * A form, and an aside of what supports it: beside the form on desktops, below it on narrower screens. As wide as the
 * page's column on a laptop, so that both stay near each other on wider screens. The aside takes a share of the row,
 * because a range would grow as fast as the form and stay wider than it on narrow desktops.
 */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 680px) clamp(300px, 38%, 520px);
    justify-content: space-between;
    align-items: start;
    max-width: 1400px;
  }
`;
