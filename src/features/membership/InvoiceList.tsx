import { useEffect, useRef, useState } from 'react';
import type { Invoice } from '../../domain/account/membershipSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Rows } from './BillingHistory.styles';
import { InvoiceRow } from './InvoiceRow';

/** One year of invoices; a button shows the rest. */
const initialCount = 12;

/** The invoices, in the order of the API: newest first. */
export function InvoiceList({ invoices }: { invoices: Invoice[] }) {
  const { plural } = useWords('account', 'settings');
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const first = list.current?.children[initialCount];
    if (isWhole && first instanceof HTMLElement) first.focus();
  }, [isWhole]);
  const older = invoices.length - initialCount;
  return (
    <>
      <Rows ref={list}>
        {invoices.slice(0, isWhole ? undefined : initialCount).map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} />
        ))}
      </Rows>
      {older > 0 && !isWhole && (
        <div data-screen>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {plural('membership.history.more', older)}
          </Button>
        </div>
      )}
    </>
  );
}
