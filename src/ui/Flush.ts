import { css, styled } from 'styled-components';

/** For what holds quiet buttons that may begin or end a line: their words, not their padding, stand at its edge. */
export const flushQuiet = css`
  > [data-look='quiet'] {
    padding-inline: 10px;
    margin-inline: -11.5px;
  }
`;

/** A quiet button on a line of its own. */
export const Flush = styled.div`
  ${flushQuiet}
`;
