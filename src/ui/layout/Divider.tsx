import { styled } from 'styled-components';
import { color } from '../theme/tokens';

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`;
