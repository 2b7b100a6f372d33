import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { permanentRefusal } from './refusals';

interface SaveFailureProps {
  error: ApiError;
  onDiscard: () => void;
}

/** Needs no retry button, because the step's submit button retries. */
export function SaveFailure({ error, onDiscard }: SaveFailureProps) {
  const { t } = useWords('account', 'pods');
  const refusal = permanentRefusal(error);
  if (!refusal) return <ErrorNotice title={errorMessage(error, t)} text={t('rating.error.save')} />;
  const action =
    refusal === 'closed'
      ? { label: t('rating.show'), onClick: onDiscard }
      : { label: t('account.pods'), to: routePath('myPods') };
  return <ErrorNotice text={t(`rating.error.${refusal}`)} actions={[action]} />;
}
