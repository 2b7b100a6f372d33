import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Cluster';
import { Heading } from '../../../ui/text/Heading';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { color, space, text } from '../../../ui/theme/tokens';
import type { ChangeLine } from './useChangeLines';

interface ConfirmChangesProps {
  lines: readonly ChangeLine[];
  /** In dollars. Null if nothing would be left to order. */
  totals: { before: number; after: number } | null;
  /** True if the changes are the response to a click. */
  takesFocus: boolean;
  onAccept: () => void;
}

/** Compares the order before and after the changes, and asks whether to continue. */
export function ConfirmChanges({ lines, totals, takesFocus, onAccept }: ConfirmChangesProps) {
  const { t, formatMoney } = useWords('account', 'order');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current!.focus();
  }, [takesFocus]);
  return (
    <Card role="group" aria-labelledby="checkout-changes">
      <Stack $gap={4}>
        <Heading level={3} id="checkout-changes" ref={title} tabIndex={-1}>
          {t('checkout.changed.title')}
        </Heading>
        <Paragraph tone="muted">{t('checkout.changed.lead')}</Paragraph>
        <Comparison>
          <thead>
            <tr>
              <th scope="col">{t('checkout.changed.what')}</th>
              <th scope="col">{t('checkout.changed.was')}</th>
              <th scope="col">{t('checkout.changed.now')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, before, after }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
          {totals && (
            <tfoot>
              <tr>
                <th scope="row">{t('order.receipt.total')}</th>
                <td>{formatMoney({ amount: totals.before })}</td>
                <td>{formatMoney({ amount: totals.after })}</td>
              </tr>
            </tfoot>
          )}
        </Comparison>
        <Cluster>
          <Button onClick={onAccept}>{t('checkout.changed.accept')}</Button>
          <Button variant="secondary" onClick={() => openPanel('cart')}>
            {t('checkout.backToCart')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.label};
  th,
  td {
    padding: ${space[2]} ${space[2]} ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  thead th {
    ${text.small};
    color: ${color.muted};
  }
  td:nth-child(2) {
    color: ${color.muted};
  }
  td:nth-child(3),
  tfoot th,
  tfoot td {
    font-weight: 600;
  }
`;
