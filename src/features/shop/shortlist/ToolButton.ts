import { keyframes, styled } from 'styled-components';
import { color, media, motion, radius } from '../../../ui/theme/tokens';

const appear = keyframes`from{opacity:0}`;

/** A 44 px target around a smaller visible circle. */
export const ToolButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 4px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.ink};
  cursor: pointer;
  > svg {
    box-sizing: border-box;
    width: 36px;
    height: 36px;
    padding: 8px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.paper} 88%, transparent);
    animation: ${appear} ${motion.medium} ${motion.ease};
  }
  ${media.hover} {
    &:hover > svg {
      background: ${color.paper};
    }
  }
`;
