import type { ApiError } from '../../../data/apiError';
import { routePath } from '../../../domain/site/routing/routes';
import { errorMessage } from '../../../i18n/errorMessage';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';

/** Leads to the account where that helps. Null means that the browser shows no notifications. */
export function AlertError({ error }: { error: ApiError | null }) {
  const { t } = useWords('product', 'ratings');
  const isUnverified = error?.code === 'email_unverified' || error?.code === 'phone_unverified';
  return (
    <Notice
      tone="error"
      action={
        isUnverified && (
          <ButtonLink as={LocalLink} to={routePath('account')} $variant="secondary" $size="small">
            {t('alert.account')}
          </ButtonLink>
        )
      }
    >
      {error ? errorMessage(error, t) : t('alert.push.off')}
    </Notice>
  );
}
