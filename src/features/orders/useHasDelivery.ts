import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';

/** True in the regions where orders are delivered. */
export const useHasDelivery = (): boolean => isFeatureOn('expressDelivery', useRegion(useWords().locale.country).code);
