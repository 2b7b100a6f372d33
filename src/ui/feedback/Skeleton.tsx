import { keyframes, styled } from 'styled-components';
import { color, media, motion, radius } from '../theme/tokens';

const breathe = keyframes`50%{opacity:.5}`;

/** Hide a group of skeletons from screen readers and announce "loading" once. */
export const Skeleton = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${radius.small};
  background: ${color.line};
  background: color-mix(in srgb, ${color.line} 60%, transparent);
  animation: ${breathe} ${motion.breathing};
  ${media.forcedColors} {
    outline: 1px solid GrayText;
    outline-offset: -1px;
  }
`;
