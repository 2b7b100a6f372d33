import { css } from 'styled-components';
import { media, space } from './tokens';

/** Skips the layout of content below a phone's screen until the page is scrolled, and reserves `height` for it. */
export const untilScrolled = (height: string) => css`
  ${media.belowTablet} {
    [data-still] & {
      content-visibility: auto;
      contain-intrinsic-block-size: ${height};
      /* Leaves space for focus rings. */
      overflow-clip-margin: ${space[2]};
    }
  }
`;
