import { styled } from 'styled-components';
import { color, space, text } from '../../ui/theme/tokens';

/** Prints small, so that a certificate fits on two pages. */
export const CertificateTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.small};
  font-variant-numeric: tabular-nums;
  caption {
    padding-bottom: ${space[2]};
    ${text.strong};
    text-align: start;
  }
  caption small {
    display: block;
    color: ${color.muted};
    ${text.small};
  }
  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
  }
  tfoot > tr > *,
  [data-failed] > * {
    font-weight: 600;
  }
  [data-failed] > * {
    color: ${color.error};
  }
  @media print {
    font-size: 6.5pt;
    line-height: 1.2;
    caption {
      padding-bottom: 1pt;
      font-size: 8pt;
      line-height: 1.2;
    }
    caption small {
      font-size: 6.5pt;
      line-height: 1.2;
    }
    tr {
      break-inside: avoid;
    }
    th,
    td {
      padding: 0.5pt 3pt;
    }
  }
`;
