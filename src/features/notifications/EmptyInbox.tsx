import Bell from 'lucide-react/icons/bell';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { useSession } from '../../state/session/session';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

export function EmptyInbox() {
  const { t } = useWords('account');
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  return (
    <EmptyState
      title={t('notifications.empty')}
      level={3}
      icon={<Bell size={32} aria-hidden />}
      action={
        <ButtonLink as={LocalLink} to={routePath(isSignedIn ? 'myPods' : 'signIn')} onClick={closePanel}>
          {t(isSignedIn ? 'account.pods' : 'header.signIn')}
        </ButtonLink>
      }
    >
      {t(isSignedIn ? 'notifications.empty.in' : 'notifications.empty.out')}
    </EmptyState>
  );
}
