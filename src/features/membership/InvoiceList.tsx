import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '../../domain/account/membershipSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Rows } from './BillingHistory.styles';
import { InvoiceRow } from './InvoiceRow';

/** Shows one year at first. */
const initialCount = 12;

export function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  const { plural } = useWords('account', 'settings');
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const first = list.current?.children[initialCount];
    if (isExpanded && first instanceof HTMLElement) first.focus();
  }, [isExpanded]);
  const olderCount = invoices.length - initialCount;
  return (
    <>
      <Rows ref={list}>
        {invoices.slice(0, isExpanded ? undefined : initialCount).map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} />
        ))}
      </Rows>
      {olderCount > 0 && !isExpanded && (
        <div data-screen>
          <Button variant="secondary" size="small" onClick={() => setExpanded(true)}>
            {plural('membership.history.more', olderCount)}
          </Button>
        </div>
      )}
    </>
  );
}
