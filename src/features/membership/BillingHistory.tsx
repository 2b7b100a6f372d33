import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { invoicesQuery } from '../../data/account/membershipQuery';
import { printSection } from '../../data/page/printSection';
import type { Invoice } from '../../domain/account/membershipSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { Frame, historyId, printCss } from './BillingHistory.styles';
import { InvoiceList } from './InvoiceList';

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
