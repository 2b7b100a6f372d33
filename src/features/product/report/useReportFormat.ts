import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { useWords } from '../../../i18n/LocaleContext';

/** Formats a report's dates and weight percentages; zero is stated in words. */
export function useReportFormat() {
  const { locale, t } = useWords('product', 'details');
  const days = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: 'UTC' });
  const figures = new Intl.NumberFormat(locale.id, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    day: (iso: string) => days.format(new Date(iso)),
    percent: (value: number) =>
      value === 0 ? t('product.lab.notDetected') : t('product.percent', { percent: figures.format(value) }),
  };
}
