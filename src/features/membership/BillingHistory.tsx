import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useId, useEffect, useRef, useState } from 'react';
import { invoicesQuery } from '../../data/account/membershipQuery';
import { printSection } from '../../data/page/printSection';
import type { Invoice } from '../../domain/account/membershipSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { Frame, historyId, printCss, Rows } from './BillingHistory.styles';
import { Badge } from '../../ui/text/Badge';
import { Cluster } from '../../ui/layout/Cluster';
import { TextLink } from '../../ui/text/TextLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { formatDay } from './formatDay';

export function BillingHistory() {
  const { t } = useWords('account', 'settings');
  const id = useId();
  const query = useQuery(invoicesQuery());
  const { data: invoices, error } = query;
  return (
    <Frame id={historyId} aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {t('membership.history')}
      </Heading>
      {error && <LoadFailure title={t('membership.history.error')} query={query} />}
      {!invoices && !error && <Skeleton aria-hidden $height="3rem" />}
      {invoices && <History invoices={invoices} />}
    </Frame>
  );
}

function History({ invoices }: { invoices: Invoice[] }) {
  const { t } = useWords('account', 'settings');
  if (invoices.length === 0) return <Paragraph tone="muted">{t('membership.history.empty')}</Paragraph>;
  return (
    <>
      <style media="print">{printCss}</style>
      <InvoiceList invoices={invoices} />
      <div data-screen>
        <Button
          variant="secondary"
          size="small"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => printSection(historyId)}
        >
          {t('membership.history.print')}
        </Button>
      </div>
    </>
  );
}

/** Shows one year at first. */
const initialCount = 12;

function InvoiceList({ invoices }: { invoices: Invoice[] }) {
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

const tones = { paid: 'success', open: 'warning', void: 'neutral' } as const;

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { locale, t, formatMoney } = useWords('account', 'settings');
  const { number, amount, status, isTest, issuedAt, periodStart, periodEnd, url } = invoice;
  const period = { start: formatDay(periodStart, locale), end: formatDay(periodEnd, locale) };
  return (
    <li tabIndex={-1}>
      <div>
        <strong>
          <time dateTime={issuedAt}>{formatDay(issuedAt, locale)}</time>
        </strong>
        <small>{t('membership.history.period', period)}</small>
        <small>{t('membership.history.invoice', { number })}</small>
      </div>
      <span>{formatMoney(amount)}</span>
      <Cluster $gap={2}>
        <Badge tone={tones[status]}>{t(`membership.history.status.${status}`)}</Badge>
        {isTest && <Badge>{t('membership.history.test')}</Badge>}
      </Cluster>
      {url && (
        <TextLink href={url} rel="noreferrer" data-screen>
          {t('membership.history.view')}
          <VisuallyHidden> {number}</VisuallyHidden>
        </TextLink>
      )}
    </li>
  );
}
