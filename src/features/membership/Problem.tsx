import type { ApiError } from '../../data/apiError';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';
import { membershipProblem } from './membershipProblem';

/** Why a change of the membership did not come about. */
export function Problem({ error }: { error: ApiError }) {
  const { t } = useSettingsWords();
  return <Notice tone="error">{membershipProblem(error, t)}</Notice>;
}
