import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';

/** Columns are at least `$min` pixels wide. */
export const LinkColumns = styled.ul<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: 0 ${space[8]};
  width: 100%;
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    column-gap: ${space[4]};
    border-bottom: 1px solid ${color.line};
  }
  a,
  li > span:only-child {
    flex: auto;
    padding-block: ${space[3]};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline 2px ${color.light};
    text-underline-offset: 0.22em;
  }
`;
