import { styled } from 'styled-components';
import { color, text } from '../theme/tokens';

export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  ${text.label};
  color: ${color.muted};

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.light};
    box-shadow: 0 0 0 4px ${color.lightSoft};
  }
`;
