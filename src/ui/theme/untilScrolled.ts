import { css } from 'styled-components';
import { media, space } from './tokens';

/**
 * Until the page is scrolled, what a phone does not show is not laid out and takes `height`, a length. All has its true
 * height with the first frame that is scrolled, so that nothing moves under a finger.
 */
export const untilScrolled = (height: string) => css`
  ${media.belowTablet} {
    [data-still] & {
      content-visibility: auto;
      contain-intrinsic-block-size: ${height};
      /* For the ring around what has the focus. */
      overflow-clip-margin: ${space[2]};
    }
  }
`;
