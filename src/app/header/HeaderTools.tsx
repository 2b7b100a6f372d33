import BellIcon from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import UserRound from 'lucide-react/icons/user-round';
import { styled } from 'styled-components';
import { isFeatureOn } from '../../domain/region/features';
import { shownWhereOff, shownWhereOn } from '../../domain/region/shownIn';
import { routePath, type RouteId } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import { useNotifications } from '../../state/notifications/notifications';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { IconButton } from '../../ui/IconButton';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import { hasCart, textLinkLength } from './headerRules';
import { SignInLink } from '../SignInLink';
import { searchKey } from '../useSearchKey';

interface PageSpecificLinkProps {
  path: string;
  partnerUrl: string;
}

export function PageSpecificLink({ path, partnerUrl }: PageSpecificLinkProps) {
  const { locale, t } = useWords();
  const region = useRegion(locale.country);
  if (path === '/') {
    const browse: RouteId = isFeatureOn('shopDiscover', region.code) ? 'discover' : 'products';
    return (
      <TextButton as={LocalLink} to={routePath(browse)}>
        {t('header.browseProducts')}
      </TextButton>
    );
  }
  return path === routePath('partners') ? (
    <TextButton href={partnerUrl}>{t('header.alreadyPartner')}</TextButton>
  ) : null;
}

function CartButton() {
  const { t, plural } = useWords();
  const itemCount = useCart(({ items }) => items.reduce((sum, item) => sum + item.quantity, 0));
  return (
    <IconButton
      label={itemCount ? plural('header.cart', itemCount) : t('header.cart')}
      badge={itemCount || undefined}
      onClick={() => openPanel('cart')}
    >
      <ShoppingBag size={22} aria-hidden />
    </IconButton>
  );
}

function AccountElement() {
  const { t } = useWords();
  return (
    <>
      <AccountLink as={SignInLink} data-who="out" to="signIn" aria-label={t('header.signIn')}>
        <UserRound size={22} aria-hidden />
      </AccountLink>
      <AccountLink data-who="in" to={routePath('account')} aria-label={t('header.account')}>
        <UserRound size={22} aria-hidden />
      </AccountLink>
    </>
  );
}

export function SearchButton({ path }: { path: string }) {
  const { t } = useWords();
  return (
    <SearchSlot data-crowded={textLinkLength(path)}>
      <IconButton label={t('header.search')} aria-keyshortcuts={searchKey} onClick={() => openPanel('search')}>
        <Search size={22} aria-hidden />
      </IconButton>
    </SearchSlot>
  );
}

export function AccountOrCart({ path }: { path: string }) {
  if (!hasCart(path))
    return (
      <Slot data-crowded={textLinkLength(path)}>
        <AccountElement />
      </Slot>
    );
  return (
    <>
      <Slot {...shownWhereOn('expressDelivery')}>
        <CartButton />
      </Slot>
      <Slot {...shownWhereOff('expressDelivery')}>
        <AccountElement />
      </Slot>
    </>
  );
}

export function NotificationsButton({ path }: { path: string }) {
  const { t, plural } = useWords();
  const unread = useNotifications((state) => state.unread) ?? 0;
  return (
    <BellSlot {...shownWhereOn('headerNotifications')} data-crowded={textLinkLength(path)}>
      <IconButton
        label={unread ? plural('header.notifications', unread) : t('header.notifications')}
        badge={unread || undefined}
        onClick={() => openPanel('notifications')}
      >
        <BellIcon size={22} aria-hidden />
      </IconButton>
    </BellSlot>
  );
}

const Slot = styled.span`
  display: contents;
  /* On phones there is no room for this button beside a text link. The menu has it too. */
  &[data-crowded] {
    display: none;
    ${media.tablet} {
      display: contents;
    }
  }
`;

/** Hidden on phones only if the partners' link needs the space. The menu also has a search. */
const SearchSlot = styled.span`
  display: contents;
  ${media.belowPhone} {
    display: none;
  }
  &[data-crowded='long'] {
    ${media.belowTablet} {
      display: none;
    }
  }
`;

/** Hidden on small phones beside the search and the home page's text link. The menu has it too. */
const BellSlot = styled.span`
  display: contents;
  &[data-crowded='short'] {
    @media (max-width: 24em) {
      display: none;
    }
  }
`;

const TextButton = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding-inline: ${space[1]};
  border-radius: ${radius.pill};
  ${text.small};
  text-align: end;
  text-wrap: balance;
  text-decoration: underline 1px;
  text-underline-offset: 0.3em;
  &:hover {
    text-decoration: underline 2px ${color.light};
  }
  ${media.tablet} {
    flex: none;
    padding-inline: ${space[3]};
    ${text.label};
    white-space: nowrap;
  }
`;

const AccountLink = styled(LocalLink)`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.ink} 7%, transparent);
    }
  }
`;
