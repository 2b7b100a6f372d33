import type { ApiError } from '../../data/apiError';
import { useSettingsWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';
import { membershipProblem } from './membershipProblem';

/** Shows why a change of the membership failed. */
export function Problem({ error }: { error: ApiError }) {
  const { t } = useSettingsWords();
  return <Notice tone="error">{membershipProblem(error, t)}</Notice>;
}
