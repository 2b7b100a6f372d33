import { styled } from 'styled-components';
import { color, space, text } from '../../ui/theme/tokens';

export const historyId = 'billing-history';

/** Prints only the history while the page has the print attribute. */
export const printCss =
  `:root[data-print=${historyId}] body :not(:has(#${historyId}),#${historyId},#${historyId} *){display:none!important}` +
  `:root[data-print=${historyId}] body{background:none}` +
  `#${historyId} [data-screen]{display:none!important}#${historyId} li{break-inside:avoid}`;

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
`;

export const Rows = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  strong {
    ${text.strong};
  }
  > li > :nth-child(even) {
    text-align: end;
  }
  > li > :nth-child(2) {
    ${text.strong};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    ${text.small};
    display: block;
    color: ${color.muted};
  }
  a {
    display: inline-block;
    padding-block: ${space[3]};
  }
`;
