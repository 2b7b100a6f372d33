import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/feedback/Notice';
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
  if (!refusal)
    return (
      <Notice tone="error" title={errorMessage(error, t)}>
        {t('rating.error.save')}
      </Notice>
    );
  const action =
    refusal === 'closed' ? (
      <Button variant="secondary" size="small" onClick={onGiveUp}>
        {t('rating.show')}
      </Button>
    ) : (
      <ButtonLink as={LocalLink} to={routePath('myPods')} $variant="secondary" $size="small">
        {t('account.pods')}
      </ButtonLink>
    );
  return (
    <Notice tone="error" action={action}>
      {t(`rating.error.${refusal}`)}
    </Notice>
  );
}
