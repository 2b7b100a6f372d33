import { styled } from 'styled-components';
import { color, media, motion, radius, text, focusRing } from './theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

interface StyleProps {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $isWide?: boolean;
}

/** Use `<ButtonLink as={LocalLink} to="…">` for a router link. Variants share one class. */
export const ButtonLink = styled.a.attrs<StyleProps>(({ $variant = 'primary', $size = 'medium', $isWide }) => {
  const look: object = { 'data-look': $variant, 'data-size': $size, 'data-wide': $isWide || undefined };
  return look;
})<StyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  padding: 10px 24px;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  ${text.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  color: ${color.paper};
  forced-color-adjust: none;
  background: ${color.ink};
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  & > svg {
    flex: none;
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 8px 18px;
    font-size: 0.9375rem;
  }
  &[data-size='large'] {
    min-height: 56px;
    padding: 14px 32px;
    font-size: 1.0625rem;
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-look='secondary'] {
    color: ${color.ink};
    border-color: ${color.edge};
    background: transparent;
  }
  &[data-look='quiet'] {
    color: ${color.ink};
    background: transparent;
  }
  ${media.hover} {
    transition:
      background ${motion.fast},
      border-color ${motion.fast},
      box-shadow ${motion.medium} ${motion.ease},
      scale ${motion.fast} ${motion.ease};
    &:hover {
      background: color-mix(in srgb, ${color.ink} 88%, ${color.paper});
      box-shadow: 0 10px 32px -10px ${color.light};
    }
    &[data-look='secondary']:hover {
      border-color: ${color.ink};
      background: transparent;
      box-shadow: none;
    }
    &[data-look='quiet']:hover {
      background: color-mix(in srgb, ${color.ink} 7%, transparent);
      box-shadow: none;
    }
  }
  &:active {
    scale: 0.98;
  }
  &:focus-visible {
    ${focusRing};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &&:disabled {
    color: ${color.muted};
    border-color: transparent;
    background: ${color.line};
    box-shadow: none;
    scale: 1;
    cursor: not-allowed;
  }
  &&[data-look='secondary']:disabled,
  &&[data-look='quiet']:disabled {
    background: transparent;
  }
  &&[data-look='secondary']:disabled {
    border-color: ${color.line};
  }
  ${media.forcedColors} {
    border-color: ButtonText;
    &&:disabled {
      color: GrayText;
      border-color: GrayText;
      background: Canvas;
    }
    /* The text of a quiet link aligns with the content around it, so a border would extend beyond that content. */
    &&[data-look='quiet'] {
      border-color: transparent;
      text-decoration: underline;
    }
  }
`;
