import { routePath } from '../domain/site/routing/routes';
import { ErrorNotice } from './ErrorNotice';
import { errorMessage } from './errorMessage';
import { useWords } from './LocaleContext';

interface AlertErrorProps {
  /** 'push_denied': the browser or its user rejects notifications. */
  error: { code?: string; status?: number; message: string };
}

/** Why an alert could not be turned on. Leads to the account if a contact has to be verified first. */
export function AlertError({ error }: AlertErrorProps) {
  const { t } = useWords('ratings');
  const isUnverified = error.code === 'email_unverified' || error.code === 'phone_unverified';
  return (
    <ErrorNotice
      text={error.code === 'push_denied' ? t('alert.push.off') : errorMessage(error, t)}
      actions={isUnverified ? [{ label: t('alert.account'), to: routePath('account') }] : []}
    />
  );
}
