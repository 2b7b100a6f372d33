import { css, styled } from 'styled-components';

/** For containers of quiet buttons: aligns the buttons' text, rather than their padding, with the container's edge. */
export const flushQuiet = css`
  > [data-look='quiet'] {
    padding-inline: 10px;
    margin-inline: -11.5px;
  }
`;

/** A quiet button on its own line. */
export const Flush = styled.div`
  ${flushQuiet}
`;
