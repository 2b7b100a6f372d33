import type { ApiError } from '../../data/apiError';
import { errorMessage } from '../../i18n/errorMessage';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';
import { Refusal } from './Refusal';

interface StartFailureProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The light's sequence failed to load. */
export function StartFailure({ error, onRetry, isRetrying }: StartFailureProps) {
  const { t } = usePodsWords();
  // The pod is already known, so this rate limit is about how often its light is shown.
  if (error.status === 429) return <Notice tone="error">{errorMessage(error, t)}</Notice>;
  return <Refusal {...{ error, onRetry, isRetrying }} title={t('error.activationSequence')} />;
}
