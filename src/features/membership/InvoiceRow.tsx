import type { Invoice } from '../../domain/account/membershipSchema';
import { formatMoney } from '../../domain/money/money';
import { useWords } from '../../i18n/LocaleContext';
import { Badge } from '../../ui/text/Badge';
import { Cluster } from '../../ui/layout/Cluster';
import { TextLink } from '../../ui/text/TextLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { formatDay } from './formatDay';

const tones = { paid: 'success', open: 'warning', void: 'neutral' } as const;

export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { locale, t } = useWords('account', 'settings');
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
