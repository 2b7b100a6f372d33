import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

export function useCanRate(): boolean {
  const { locale } = useWords('account', 'pods');
  return isFeatureOn('podRating', useRegion(locale.country).code);
}
