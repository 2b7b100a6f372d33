import { styled } from 'styled-components';
import type { ShellContext } from '../content/pageContext';
import { logout } from '../data/account/accountCalls';
import { queryClient } from '../data/queryClient';
import { routePath } from '../domain/site/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useAccountWords } from '../i18n/LocaleContext';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { emptyCart } from '../state/cart';
import { closePanel, openPanel } from '../state/panels';
import { useRegion } from '../state/region';
import { closeSession, useSession } from '../state/session';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { color, space, text } from '../ui/theme/tokens';
import { visibleLinks } from './visibleLinks';

/** S2-41: navigation, account and location in one panel. */
export function SiteMenu({ shell }: { shell: ShellContext }) {
  const { locale, t } = useAccountWords();
  const goTo = useLocalNavigate();
  const region = useRegion(locale.country);
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const links = visibleLinks(shell.navigation, { isSignedIn, region: region.code, screen: 'mobile' });
  const signOut = async () => {
    closePanel();
    // The token is forgotten whatever the server says: signing out cannot fail.
    await logout().catch(() => undefined);
    closeSession();
    emptyCart();
    queryClient.clear();
    goTo('/');
  };
  return (
    <Panel isOpen onClose={closePanel} title={t('header.menu')} closeLabel={t('header.closeMenu')} width={352}>
      <Links onClick={closePanel}>
        {links.map((link) => (
          <LocalLink key={link.id} to={link.href}>
            {link.title}
          </LocalLink>
        ))}
        {isSignedIn ? (
          <LocalLink to={routePath('account')}>{t('header.accountSettings')}</LocalLink>
        ) : (
          <>
            <LocalLink to={routePath('signIn')}>{t('header.signIn')}</LocalLink>
            <LocalLink to={routePath('register')}>{t('header.createAccount')}</LocalLink>
          </>
        )}
      </Links>
      <Actions>
        <Button variant="secondary" isWide onClick={() => openPanel('region')}>
          {t(`region.country.${locale.country}`)} · {t(`region.language.${locale.language}`)}
        </Button>
        {isSignedIn && (
          <Button variant="quiet" isWide onClick={() => void signOut()}>
            {t('header.signOut')}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

const Links = styled.nav`
  display: grid;
  a {
    ${text.sub};
    padding-block: ${space[3]};
    text-decoration: none;
    border-bottom: 1px solid ${color.line};
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[8]};
`;
