import { styled } from 'styled-components';
import { color, space, text } from './theme/tokens';

/** Renders a `dl`. Mark the row of the sum with `data-total`. */
export const AmountList = styled.dl`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }
  dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-total] {
    ${text.sub};
  }
`;
