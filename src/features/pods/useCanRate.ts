import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** True if pods can be rated in the shopper's region. */
export function useCanRate(): boolean {
  const { locale } = useWords('account', 'pods');
  return isFeatureOn('podRating', useRegion(locale.country).code);
}
