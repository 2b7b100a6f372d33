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

/** As many as stand in a row at 1024 px; the menu has them all. */
const shownLinks = 6;

/** D-35: where the cart stands instead of the account. */
export const isShopping = (path: string) => /^\/(shop|xpress|delivery)(\/|$)/.test(path);

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
  const links = visibleLinks(shell.navigation, { isSignedIn, region: region.code, screen: 'desktop' }).slice(
    0,
    shownLinks,
  );
  // A page below '/shop' is not the page of the link to '/shop' when it has a link of its own.
  const isLeaf = (href: string) => !links.some((other) => other.href.startsWith(`${href}/`));
  return (
    <Bar data-tone={isClear ? 'dark' : undefined} data-clear={isClear || undefined}>
      <Brand
        to="/"
        aria-label={t('header.home', { brand: shell.name })}
        dangerouslySetInnerHTML={{ __html: shell.logo }}
      />
      <Links aria-label={t('app.mainNavigation')}>
        {links.map((link) => (
          <LocalLink key={link.id} to={link.href} activeClassName="here" partiallyActive={isLeaf(link.href)}>
            {link.title}
          </LocalLink>
        ))}
      </Links>
      <Tools>
        {canShop && (
          <Wide>
            <AddressButton />
          </Wide>
        )}
        {canShop ? (
          <IconButton
            label={itemCount ? plural('header.cart', itemCount) : t('header.cart')}
            badge={itemCount || undefined}
            onClick={() => openPanel('cart')}
          >
            <ShoppingBag size={22} aria-hidden />
          </IconButton>
        ) : (
          <AccountLink
            to={isSignedIn ? routePath('account') : routePath('signIn')}
            aria-label={t(isSignedIn ? 'header.account' : 'header.signIn')}
          >
            <UserRound size={22} aria-hidden />
          </AccountLink>
        )}
        <IconButton label={t('header.openMenu')} onClick={() => openPanel('menu')}>
          <Menu size={22} aria-hidden />
        </IconButton>
      </Tools>
      {canShop && (
        <SubHeader>
          <AddressButton />
        </SubHeader>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  min-height: 64px;
  padding-inline: ${space.gutter};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[6]};
  border-bottom: 1px solid ${color.line};
  background: color-mix(in srgb, ${color.paper} 92%, transparent);
  backdrop-filter: blur(16px) saturate(1.4);
  transition:
    background ${motion.medium},
    border-color ${motion.medium},
    color ${motion.medium};
  /* Clear, but never so that light words stand on a picture that has not come yet or is light itself. */
  &[data-clear] {
    border-color: transparent;
    background: linear-gradient(rgb(20 19 15 / 0.85), rgb(20 19 15 / 0.2));
    backdrop-filter: none;
  }
`;

/** S2-41: the address has a row of its own where the screen is small. */
const SubHeader = styled.div`
  flex: 0 0 100%;
  height: 50px;
  ${media.desktop} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

const Brand = styled(LocalLink)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 64px;
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
