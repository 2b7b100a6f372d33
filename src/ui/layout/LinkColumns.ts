import { styled } from 'styled-components';
import { color, media, space } from '../theme/tokens';

/**
 * Columns are at least `$min` pixels wide. A note after a link stands beside it on phones and below it in columns, in
 * every cell alike.
 */
export const LinkColumns = styled.ul<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  gap: 0 ${space[8]};
  width: 100%;
  li {
    position: relative;
    display: flex;
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
  a:not(:only-child)::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li > :nth-child(2) {
    max-width: 45%;
    text-align: end;
  }
  ${media.tablet} {
    li {
      flex-direction: column;
      justify-content: start;
      align-items: stretch;
    }
    a:not(:only-child) {
      flex: none;
      padding-bottom: 0;
    }
    li > :nth-child(2) {
      max-width: none;
      padding-bottom: ${space[3]};
      text-align: start;
    }
  }
  a:hover {
    text-decoration: underline 2px ${color.light};
    text-underline-offset: 0.22em;
  }
`;
