import { styled } from 'styled-components';
import { color, media, motion } from '../theme/tokens';

/** For a router link, use `<TextLink as={LocalLink} to="…">`. */
export const TextLink = styled.a`
  border-radius: 3px;
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;

  ${media.hover} {
    transition: text-decoration-color ${motion.fast};
    &:hover {
      text-decoration: underline 2px ${color.light};
    }
  }
`;
