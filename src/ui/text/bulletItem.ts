import { css } from 'styled-components';
import { color, space } from '../theme/tokens';

/** An item with an amber dot, `top` below its upper edge. */
export const bulletItem = (top = '0.62em') => css`
  position: relative;
  padding-inline-start: ${space[6]};
  &::before {
    content: '';
    position: absolute;
    left: 2px;
    top: ${top};
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.light};
  }
`;
