import Menu from 'lucide-react/icons/menu';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useStore, type StoreApi } from 'zustand';
import type { PageContext } from '../../content/pages/pageContext';
import { shownWhereOn } from '../../domain/region/shownIn';
import type { pageRow } from '../../domain/site/routing/routes';
import { AddressButton } from '../../features/delivery-address/AddressButton';
import { NextDeliverySlot } from '../../features/delivery-address/hours/NextDeliverySlot';
import { StoreAddressButton } from '../../features/delivery-address/StoreAddressButton';
import { RegionMenuButton } from '../../features/region-menu/RegionMenuButton';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { IconButton } from '../../ui/IconButton';
import { color, media, motion, space } from '../../ui/theme/tokens';
import { AccountOrCart, NotificationsButton, PageSpecificLink, SearchButton } from './HeaderTools';
import { HeaderLinks } from './HeaderLinks';
import { hasDeliveryAddress, headerHeight, subHeaderFeature, subHeaderHeight, textLinkLength } from './headerRules';
import { useIsScrolled, useIsScrolledDown } from './scrollPosition';

/** A store, because a part that hydrates later than the page gets no new props. */
export type HeaderPage = StoreApi<{
  page: Pick<PageContext, 'shell' | 'localPath' | 'alternates' | 'routeId'>;
  row: Pick<ReturnType<typeof pageRow>, 'header' | 'hasBell'>;
  /** The scroll position when the page was hydrated, since the first scroll may be what hydrates the header. */
  startY: number;
}>;

function AddressButtons({ path, isAddressLast }: { path: string; isAddressLast?: boolean }) {
  if (!hasDeliveryAddress(path)) return <StoreAddressButton />;
  return (
    <>
      {isAddressLast && <NextDeliverySlot />}
      <AddressButton />
      {!isAddressLast && <NextDeliverySlot />}
    </>
  );
}

export function Header({ current }: { current: HeaderPage }) {
  const { t } = useWords();
  const { page, row, startY } = useStore(current);
  const { shell, localPath: path } = page;
  const rowFeature = subHeaderFeature(path);
  // React parses the markup again for every new object.
  const logo = useMemo(() => ({ __html: shell.logo }), [shell.logo]);
  const isHidden = useIsScrolledDown(headerHeight + (rowFeature ? subHeaderHeight : 0), startY);
  const isTransparent = !useIsScrolled() && row.header !== 'plain';
  return (
    <Bar
      data-tone={isTransparent ? 'dark' : undefined}
      data-clear={isTransparent || undefined}
      data-away={isHidden || undefined}
      data-home={row.header === 'home' || undefined}
    >
      <Brand to="/" aria-label={t('header.home', { brand: shell.name })} dangerouslySetInnerHTML={logo} />
      <HeaderLinks links={shell.navigation} />
      <Tools>
        {rowFeature && (
          <Inline {...shownWhereOn(rowFeature)} data-stores={rowFeature === 'storeLocator' || undefined}>
            {/* Keep the address last, because items that load later are inserted before it. */}
            <AddressButtons path={path} isAddressLast />
          </Inline>
        )}
        <SearchButton path={path} />
        <PageSpecificLink path={path} partnerUrl={shell.partnerUrl} />
        <AccountOrCart path={path} />
        {row.hasBell && <NotificationsButton path={path} />}
        <RegionMenuButton page={page} isCrowded={textLinkLength(path) !== undefined} />
        <IconButton label={t('header.openMenu')} onClick={() => openPanel('menu')}>
          <Menu size={22} aria-hidden />
        </IconButton>
      </Tools>
      {rowFeature && (
        <SubHeader {...shownWhereOn(rowFeature)}>
          <AddressButtons path={path} />
        </SubHeader>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 var(--bar, 0) auto 0;
  min-height: ${headerHeight}px;
  /* The page's side margin, without the scrollbar that an open dialog removes. */
  padding-inline: max(${space.gutter}, 50% - var(--bar, 0px) / 2 - ${space.half});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[1]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  transition:
    translate ${motion.medium} ${motion.ease},
    background ${motion.medium},
    border-color ${motion.medium},
    color ${motion.medium};
  ${media.tablet} {
    column-gap: ${space[6]};
  }
  /* The gradient keeps the light text readable on a light or missing picture. */
  ${media.desktop} {
    &[data-clear] {
      border-color: transparent;
      background: linear-gradient(rgb(20 19 15 / 0.85), rgb(20 19 15 / 0.2));
    }
  }
  ${media.shortPage} {
    position: absolute;
  }
  /* Keep it visible while it has keyboard focus. */
  &[data-away][data-home]:not(:focus-within) {
    translate: 0 -100%;
  }
  ${media.belowDesktop} {
    &[data-away]:not(:focus-within) {
      translate: 0 -100%;
    }
  }
`;

const SubHeader = styled.div`
  flex: 0 0 100%;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[2]};
  min-width: 0;
  height: ${subHeaderHeight}px;
  /* If both do not fit, the address shrinks and the time stays whole. */
  > :nth-child(2) {
    flex: none;
  }
  ${media.wide} {
    display: none;
  }
`;

/** Fixed widths prevent a layout shift when the address or the next delivery loads. */
const Inline = styled.div`
  display: none;
  gap: ${space[2]};
  ${media.wide} {
    flex: none;
    display: flex;
    justify-content: flex-end;
    width: 396px;
    > :last-child {
      flex: none;
      width: 188px;
    }
    &[data-stores] > :last-child {
      width: 300px;
    }
  }
`;

const Brand = styled(LocalLink)`
  display: flex;
  flex: none;
  align-items: center;
  /* The bar's bottom border adds the last pixel. */
  min-height: ${headerHeight - 1}px;
  svg {
    /* Leaves room beside the tools at 320 px. */
    height: clamp(17px, max(min(5.2vw, 20px), 3.4vw), 26px);
    width: auto;
  }
`;

const Tools = styled.div`
  flex: 1 1 0;
  min-width: 0;
  display: flex;
  justify-content: flex-end;
  align-items: center;
`;
