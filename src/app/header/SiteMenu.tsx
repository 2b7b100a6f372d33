import { styled } from 'styled-components';
import type { PageContext } from '../../content/pages/pageContext';
import { locales } from '../../domain/region/locales';
import { shownWhereOn } from '../../domain/region/shownIn';
import { routePath } from '../../domain/site/routing/routes';
import { RegionName } from '../../features/region-menu/RegionName';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { closePanel, openPanel } from '../../state/panels';
import { useSession } from '../../state/session/session';
import { signOut } from '../../state/session/signOut';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/overlays/Panel';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, space, text } from '../../ui/theme/tokens';
import { visibilityAttributes, ShellLink } from '../ShellLink';
import { SignInLink } from '../SignInLink';

/** Navigation, account and location in one panel. */
export function SiteMenu({ shell }: Pick<PageContext, 'shell'>) {
  const { locale, t } = useWords('account');
  const goTo = useLocalNavigate();
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const hasLanguages = locales.filter(({ country }) => country === locale.country).length > 1;
  const leave = () => {
    closePanel();
    signOut(() => goTo('/'));
  };
  return (
    <Panel isOpen onClose={closePanel} title={t('header.menu')} closeLabel={t('header.closeMenu')} width={352}>
      <Links onClick={closePanel}>
        {shell.navigation.map((link) => (
          <Item key={link.id} data-screen={link.visibility ?? undefined}>
            <ShellLink href={link.href} {...visibilityAttributes(link)}>
              {link.title}
            </ShellLink>
          </Item>
        ))}
        <LocalLink to={routePath('favorites')}>{t('header.favorites')}</LocalLink>
        {isSignedIn ? (
          <LocalLink to={routePath('account')}>{t('header.accountSettings')}</LocalLink>
        ) : (
          <>
            <SignInLink to="signIn">{t('header.signIn')}</SignInLink>
            <SignInLink to="register">{t('header.createAccount')}</SignInLink>
          </>
        )}
      </Links>
      <Actions>
        <Button variant="secondary" isWide onClick={() => openPanel('search')}>
          {t('header.search')}
        </Button>
        {/* Small phones have no bell on the home page. */}
        <Button
          variant="secondary"
          isWide
          onClick={() => openPanel('notifications')}
          {...shownWhereOn('headerNotifications')}
        >
          {t('header.notifications')}
        </Button>
        <Button variant="secondary" isWide onClick={() => openPanel('region')}>
          <span>
            <VisuallyHidden>{t('footer.location')}: </VisuallyHidden>
            {t(`region.country.${locale.country}`)} · <RegionName country={locale.country} />
          </span>
        </Button>
        {hasLanguages && (
          <Button variant="secondary" isWide onClick={() => openPanel('language')}>
            <span>
              <VisuallyHidden>{t('footer.language')}: </VisuallyHidden>
              {t(`region.language.${locale.language}`)}
            </span>
          </Button>
        )}
        {isSignedIn && (
          <Button variant="quiet" isWide onClick={leave}>
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

const Item = styled.div`
  display: contents;
  &[data-screen='desktop'] {
    display: none;
    ${media.desktop} {
      display: contents;
    }
  }
  ${media.desktop} {
    &[data-screen='mobile'] {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[8]};
`;
