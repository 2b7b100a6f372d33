import type { ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import type { Locale } from '../../domain/region/locales';
import type { Translator } from '../../i18n/translator';

interface RangeTranslator extends Pick<Translator<'pods'>, 't'> {
  locale: Locale;
}

export function formatHistoryRange(
  { number, size, content, totalElements }: ActivationHistoryPage,
  { locale, t }: RangeTranslator,
): string {
  const figures = new Intl.NumberFormat(locale.id);
  const before = number * size;
  return t('history.range', {
    from: figures.format(before + 1),
    to: figures.format(before + content.length),
    total: figures.format(totalElements),
  });
}
