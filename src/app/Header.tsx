import { Menu, ShoppingBag, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellContext } from '../content/pageContext';
import { isFeatureOn } from '../domain/region/features';
import { routePath } from '../domain/site/routes';
import { AddressButton } from '../features/delivery-address/AddressButton';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { useCart } from '../state/cart';
import { openPanel } from '../state/panels';
import { useRegion } from '../state/region';
import { useSession } from '../state/session';
import { IconButton } from '../ui/IconButton';
import { color, media, motion, space, text } from '../ui/theme/tokens';
import { visibleLinks } from './visibleLinks';

interface HeaderProps {
  shell: ShellContext;
  /** The page's path under its locale. */
  path: string;
  /** Lies over the page's first picture until scrolled (S2-30). */
  isOverlap: boolean;
}

/** D-35: where the cart stands instead of the account. */
const isShopping = (path: string) => /^\/(shop|xpress|delivery)(\/|$)/.test(path);

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > 8);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isScrolled;
}

/** S2-28 … S2-41. */
export function Header({ shell, path, isOverlap }: HeaderProps) {
  const { locale, t, plural } = useLocale();
  const region = useRegion(locale.country);
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const itemCount = useCart(({ items }) => items.reduce((sum, item) => sum + item.quantity, 0));
  const isClear = !useIsScrolled() && isOverlap;
  const canShop = isFeatureOn('expressDelivery', region.code) && isShopping(path);
  const links = visibleLinks(shell.navigation, { isSignedIn, region: region.code, screen: 'desktop' });
  return (
    <Bar data-tone={isClear ? 'dark' : undefined} $isClear={isClear}>
      <Brand to="/" aria-label={t('header.home', { brand: shell.name })} dangerouslySetInnerHTML={{ __html: shell.logo }} />
      <Links aria-label={t('app.mainNavigation')}>
        {links.slice(0, 6).map((link) => (
          <LocalLink key={link.id} to={link.href} activeClassName="here" partiallyActive>
            {link.title}
          </LocalLink>
        ))}
      </Links>
      <Tools>
        {canShop && <AddressButton />}
        {canShop ? (
          <IconButton
            label={itemCount ? plural('header.cart', itemCount) : t('header.cart')}
            badge={itemCount || undefined}
            onClick={() => openPanel('cart')}
          >
            <ShoppingBag size={22} aria-hidden />
          </IconButton>
        ) : (
          <AccountLink to={isSignedIn ? routePath('account') : routePath('signIn')} aria-label={t(isSignedIn ? 'header.account' : 'header.signIn')}>
            <UserRound size={22} aria-hidden />
          </AccountLink>
        )}
        <IconButton label={t('header.openMenu')} onClick={() => openPanel('menu')}>
          <Menu size={22} aria-hidden />
        </IconButton>
      </Tools>
    </Bar>
  );
}

const Bar = styled.header<{ $isClear: boolean }>`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  height: 64px;
  padding-inline: ${space.gutter};
  display: flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.ink};
  border-bottom: 1px solid ${({ $isClear }) => ($isClear ? 'transparent' : color.line)};
  background: ${({ $isClear }) => ($isClear ? 'transparent' : `color-mix(in srgb, ${color.paper} 92%, transparent)`)};
  backdrop-filter: ${({ $isClear }) => ($isClear ? 'none' : 'blur(16px) saturate(1.4)')};
  transition: background ${motion.medium}, border-color ${motion.medium}, color ${motion.medium};
`;

const Brand = styled(LocalLink)`
  display: flex;
  align-items: center;
  min-height: 44px;
  svg {
    height: 26px;
    width: auto;
  }
`;

const Links = styled.nav`
  display: none;
  ${media.desktop} {
    display: flex;
    gap: ${space[6]};
  }
  a {
    ${text.label};
    text-decoration: none;
    padding-block: ${space[2]};
    box-shadow: inset 0 0 0 ${color.light};
    transition: box-shadow ${motion.fast};
    white-space: nowrap;
    &:hover,
    &.here {
      box-shadow: inset 0 -2px 0 ${color.light};
    }
  }
`;

const Tools = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const AccountLink = styled(LocalLink)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 99px;
  &:hover {
    background: color-mix(in srgb, ${color.ink} 7%, transparent);
  }
`;
