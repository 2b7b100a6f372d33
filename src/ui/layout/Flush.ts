import { css, styled } from 'styled-components';

/** Quiet buttons have invisible padding, so align their text instead of their edge with the container. */
export const flushQuiet = css`
  > [data-look='quiet'] {
    padding-inline: 10px;
    margin-inline: -11.5px;
    text-align: start;
  }
`;

export const Flush = styled.div`
  ${flushQuiet}
`;
