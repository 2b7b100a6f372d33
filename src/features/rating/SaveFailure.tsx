import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { finalRefusal } from './refusals';

interface SaveFailureProps {
  error: ApiError;
  /** Returns to the saved rating. */
  onGiveUp: () => void;
}

/** Explains why a rating was not saved, and what to do. The button below retries with the same choices. */
export function SaveFailure({ error, onGiveUp }: SaveFailureProps) {
  const { t } = useWords('account', 'pods');
  const refusal = finalRefusal(error);
  if (!refusal) return <ErrorNotice title={errorMessage(error, t)} text={t('rating.error.save')} />;
  const wayOn =
    refusal === 'closed'
      ? { label: t('rating.show'), onClick: onGiveUp }
      : { label: t('account.pods'), to: routePath('myPods') };
  return <ErrorNotice text={t(`rating.error.${refusal}`)} actions={[wayOn]} />;
}
