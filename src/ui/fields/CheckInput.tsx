import { styled } from 'styled-components';
import { color, media, motion } from '../theme/tokens';

export const CheckInput = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1.5px solid ${color.edge};
  border-radius: 7px;
  background: ${color.raised};
  cursor: pointer;
  transition:
    background ${motion.fast},
    border-color ${motion.fast};

  &[type='radio'] {
    border-radius: 50%;
  }
  &::after {
    content: '';
    width: 14px;
    height: 14px;
    scale: 0;
    background: ${color.spark};
    clip-path: polygon(12% 48%, 0 60%, 38% 96%, 100% 22%, 87% 10%, 37% 70%);
    transition: scale ${motion.medium} ${motion.ease};
  }
  &[type='radio']::after {
    width: 10px;
    height: 10px;
    clip-path: circle();
  }
  &:checked {
    border-color: ${color.ink};
    background: ${color.ink};
  }
  &:checked::after {
    scale: 1;
  }
  &[aria-invalid='true']:not(:checked) {
    border-color: ${color.error};
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.surface};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;
