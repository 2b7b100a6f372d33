import type { TestResult } from '../../domain/laboratory/certificate';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';

export function useCertificateFormat() {
  const { locale, t } = useWords('lab');
  const days = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: 'UTC' });
  const plain = new Intl.NumberFormat(locale.id, { maximumSignificantDigits: 4 });
  const fixed = (decimals: number) =>
    new Intl.NumberFormat(locale.id, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const words = (result: Exclude<TestResult, number>) =>
    t(result === 'ND' ? 'lab.result.nd' : result === '<LOQ' ? 'lab.result.low' : 'lab.result.detected');
  return {
    formatDay: (iso: string) => days.format(new Date(iso)),
    formatNumber: (value: number) => plain.format(value),
    formatPercent: (result: TestResult) => (typeof result === 'number' ? fixed(2).format(result) : words(result)),
    /** Converts percent by weight to milligrams per gram: 82.41 → '824.1'. */
    formatMilligrams: (result: TestResult) =>
      typeof result === 'number' ? fixed(1).format(result * 10) : words(result),
    formatResult: (result: TestResult) => (typeof result === 'number' ? plain.format(result) : words(result)),
  };
}
