import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { createStore } from 'zustand';
import type { PageContext } from '../content/pages/pageContext';
import { captureError } from '../data/errorReporting/captureError';
import { setPageAttribute } from '../data/page/pageAttributes';
import { shownWhereOn } from '../domain/region/shownIn';
import { localeOf, localePath } from '../domain/region/locales';
import { regionsOfPage } from '../domain/region/regions';
import { pageRow } from '../domain/site/routing/routes';
import { documentTitle } from '../features/page-head/documentTitle';
import { useWords } from '../i18n/LocaleContext';
import { useNotificationCount } from '../state/notifications/notificationCount';
import { usePageRegion } from '../state/region';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed, lazyOnInput } from '../ui/hydration/lazyNamed';
import { color, media, space } from '../ui/theme/tokens';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { followEarlyLinks } from './followEarlyLinks';
import type { HeaderPage } from './header/Header';
import { endOfHeaderId, headerHeight, subHeaderFeature, subHeaderHeight } from './header/headerRules';
import { LiveRegion } from './LiveRegion';
import { headerHydrationTrigger } from './header/headerHydrationTrigger';
import { Overlays } from './Overlays';
import { PageGuard } from './PageGuard';
import { RenderFailure } from './failures/RenderFailure';
import { usePageAnnouncement } from './usePageAnnouncement';
import { useSearchKey } from './useSearchKey';

const scrollY = (): number => (typeof window === 'undefined' ? 0 : window.scrollY);

const Header = lazyOnInput(() => import(/* webpackChunkName: "header" */ './header/Header'), 'Header');
const Footer = lazyNamed(() => import(/* webpackChunkName: "footer" */ './Footer'), 'Footer');

interface ShellProps {
  context: PageContext;
  path: string;
  children: ReactNode;
}

export function Shell({ context, path, children }: ShellProps) {
  const { locale, t } = useWords();
  const sold = useMemo(() => regionsOfPage(context), [context]);
  usePageRegion(locale.country, sold);
  useNotificationCount(locale.id);
  usePageAnnouncement(documentTitle(context));
  useEffect(followEarlyLinks, []);
  useSearchKey();
  const row = pageRow(context.routeId);
  const [headerPage] = useState<HeaderPage>(() => createStore(() => ({ page: context, row, startY: scrollY() })));
  useLayoutEffect(() => headerPage.setState({ page: context, row }), [headerPage, context, row]);
  const [hydrationTrigger] = useState(() => headerHydrationTrigger(locale.country));
  const rowFeature = subHeaderFeature(context.localPath);
  // The static HTML sets this attribute for the first page. Keep it current after navigation.
  useLayoutEffect(() => setPageAttribute('subHeader', rowFeature && ''), [rowFeature]);
  return (
    <Page>
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      <HydrateWhenVisible waitsForInput minHeight="0" trigger={hydrationTrigger}>
        <Header current={headerPage} />
      </HydrateWhenVisible>
      <span id={endOfHeaderId} hidden />
      <Main id="content" tabIndex={-1} data-overlap={row.header !== 'plain' || undefined}>
        {rowFeature && <SubHeaderSpace {...shownWhereOn(rowFeature)} />}
        <noscript>
          <NoScript>
            <p>{t('app.noScript')}</p>
            {context.alternates.map(({ localeId, path: to }) => (
              <a key={localeId} href={localePath(localeOf(localeId), to)} lang={localeId}>
                {t(`region.country.${localeOf(localeId).country}`)} ·{' '}
                {t(`region.language.${localeOf(localeId).language}`)}
              </a>
            ))}
          </NoScript>
        </noscript>
        <ErrorBoundary resetKey={path} onError={captureError} fallback={<RenderFailure localeId={locale.id} />}>
          <PageGuard row={row} path={path}>
            {children}
          </PageGuard>
        </ErrorBoundary>
      </Main>
      {row.hasFooter && (
        // Remount the footer for another language, because a lazily hydrated part never receives new props.
        <HydrateWhenVisible key={locale.id} minHeight="1250px">
          <Footer shell={context.shell} />
        </HydrateWhenVisible>
      )}
      <LiveRegion />
      <Overlays context={context} row={row} />
    </Page>
  );
}

/** Only the page itself is printed. */
const Page = styled.div`
  @media print {
    > :not(main) {
      display: none !important;
    }
  }
`;

const Main = styled.main`
  min-height: 100svh;
  /* Padding, because a margin would collapse out of the element that Gatsby focuses after navigation and scroll the page. */
  padding-top: ${headerHeight}px;
  outline: none;
  &[data-overlap] {
    padding-top: 0;
  }
`;

/** The space that the sub-header covers. */
const SubHeaderSpace = styled.div`
  height: ${subHeaderHeight}px;
  ${media.wide} {
    display: none;
  }
`;

const NoScript = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  padding: ${space[4]} ${space.gutter};
  p {
    flex: 1 0 100%;
  }
  [data-overlap] & {
    padding-top: calc(${headerHeight}px + ${space[4]});
  }
  background: ${color.lightSoft};
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  background: ${color.ink};
  color: ${color.paper};
  forced-color-adjust: none;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
