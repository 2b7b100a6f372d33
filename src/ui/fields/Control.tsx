import { styled } from 'styled-components';
import { color, media, motion, radius, text, focusRing } from '../theme/tokens';

export const ControlBox = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.raised};

  ${media.hover} {
    transition:
      border-color ${motion.fast},
      box-shadow ${motion.fast};
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.error};
    box-shadow: inset 0 0 0 1px ${color.error};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    color: ${color.muted};
    background: ${color.surface};
  }
  /* Not for a button in the box, which has its own ring. */
  &&:has(:is(input, select, textarea):focus-visible) {
    border-color: ${color.ink};
    ${focusRing};
  }
  ${media.withoutHas} {
    &&:focus-within {
      ${focusRing};
    }
  }
`;

export const Control = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: 50px;
  margin: 0;
  padding: 12px 16px;
  border: 0;
  border-radius: 11px;
  ${text.body};
  color: inherit;
  background: transparent;
  appearance: none;

  &::placeholder {
    color: ${color.muted};
    opacity: 0.85;
  }
  &&:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;
