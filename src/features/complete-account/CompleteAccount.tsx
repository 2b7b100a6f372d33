import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { missingDetails } from '../../domain/account/missingDetails';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { answerPrompt } from '../../state/session/accountPrompt';
import { useSession } from '../../state/session/session';
import { asIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Modal } from '../../ui/overlays/Modal';
import { Paragraph } from '../../ui/text/Paragraph';
import { DetailsForm } from './DetailsForm';

export const CompleteAccount = asIsland(CompleteAccountContent);

const decline = () => answerPrompt(false);

/** Refetches the account, because the cached one may be from before new terms were published. */
function useCurrentAccount() {
  const query = useQuery({ ...userQuery(), refetchOnMount: 'always' });
  return { ...query, user: query.isFetchedAfterMount ? query.data : undefined };
}

/** Asks, in a dialog over the page, for the name and the consent that the account lacks. */
function CompleteAccountContent() {
  const { t } = useWords('account');
  const { user, ...query } = useCurrentAccount();
  const isSignedOut = useSession(({ isSignedIn }) => isSignedIn === false);
  const missing = user && missingDetails(user);
  // Another tab may have completed the account or ended the session.
  const isComplete = missing?.length === 0;
  useEffect(() => {
    if (isComplete || isSignedOut) answerPrompt(isComplete);
  }, [isComplete, isSignedOut]);
  const areTermsNew = missing?.join() === 'terms' && user?.termsVersion !== null;
  return (
    <Modal
      isOpen
      onClose={decline}
      closeLabel={t('app.close')}
      title={t(areTermsNew ? 'details.newTerms.title' : 'details.title')}
      footer={
        <Button variant="secondary" size="large" isWide onClick={decline}>
          {t('details.later')}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Paragraph>{t(areTermsNew ? 'details.newTerms.lead' : 'details.lead')}</Paragraph>
        {user && missing && <DetailsForm {...{ user, missing }} />}
        {!user && (query.isError ? <LoadFailure query={query} /> : <Spinner label={t('app.loading')} />)}
      </Stack>
    </Modal>
  );
}
