import { styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens';

export const Card = styled.div`
  position: relative;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
`;
