import { styled } from 'styled-components';
import { color, radius, space, text } from '../../ui/theme/tokens';

export const receiptId = 'receipt';

/** Printing the order page prints only the receipt. */
export const printCss =
  `body :not(:has(#${receiptId}),#${receiptId},#${receiptId} *),#${receiptId} [data-screen]{display:none!important}` +
  `body{background:none}#${receiptId} :is(dl>div){break-inside:avoid}`;

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: clamp(20px, 3vw, 40px);
  border-radius: ${radius.large};
  background: ${color.surface};
  @media print {
    padding: 0;
    background: none;
  }
`;

export const NumberLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  strong {
    ${text.strong};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
