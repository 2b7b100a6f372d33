import { css, styled } from 'styled-components';

/** Aligns the text of quiet buttons, rather than their padding, with the container's edge. */
export const flushQuiet = css`
  > [data-look='quiet'] {
    padding-inline: 10px;
    margin-inline: -11.5px;
  }
`;

export const Flush = styled.div`
  ${flushQuiet}
`;
