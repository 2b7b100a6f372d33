import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useWords } from '../../../i18n/LocaleContext';

/** Zero is formatted as "not detected". */
export function useReportFormat() {
  const { locale, t } = useWords('product', 'details');
  const days = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: 'UTC' });
  const figures = new Intl.NumberFormat(locale.id, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    formatDay: (iso: string) => days.format(new Date(iso)),
    formatPercent: (value: number) =>
      value === 0 ? t('product.lab.notDetected') : t('product.percent', { percent: figures.format(value) }),
  };
}
