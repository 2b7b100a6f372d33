import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, space } from '../theme/tokens';

/** With `$isLink`, the card reacts to hover, so the link inside must cover it. */
export const Card = styled.div<{ $isLink?: boolean }>`
  position: relative;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  ${({ $isLink }) =>
    $isLink &&
    `${media.hover}{transition:box-shadow ${motion.medium} ${motion.ease},border-color ${motion.medium} ${motion.ease};
    &:hover{border-color:${color.edge};box-shadow:${shadow.low}}}`}
`;
