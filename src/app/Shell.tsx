import { lazy, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { isFeatureOn } from '../domain/region/features';
import { productRoute, routes } from '../domain/site/routes';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { useLocale } from '../i18n/LocaleContext';
import { useRegion, useRegionState } from '../state/region';
import { usePanel } from '../state/panels';
import { useToasts } from '../state/toasts';
import { color, media, space } from '../ui/theme/tokens';
import { Footer } from './Footer';
import { Header, isShopping } from './Header';
import { PageGuard } from './PageGuard';

const AgeGate = lazy(() =>
  import('../features/age-gate/AgeGate').then(({ AgeGate: component }) => ({ default: component })),
);
const Panels = lazy(() => import('./Panels').then(({ Panels: component }) => ({ default: component })));
const Toasts = lazy(() => import('./Toasts').then(({ Toasts: component }) => ({ default: component })));

interface ShellProps {
  context: PageContext;
  path: string;
  children: ReactNode;
}

const bareRow = { ...productRoute, feature: null, isUngated: true };

/** The table's row for a page; pages outside the table are plain and open to everyone. */
function rowOf(routeId: PageContext['routeId']) {
  if (routeId === 'product') return productRoute;
  return routes.find(({ id }) => id === routeId) ?? bareRow;
}

/** Header, footer, gate and panels around a page. */
export function Shell({ context, path, children }: ShellProps) {
  const { locale, t } = useLocale();
  const row = rowOf(context.routeId);
  const isAccepted = useRegionState((state) => state.isAccepted?.[locale.country] ?? null);
  const hasPanel = usePanel(({ open }) => open !== null);
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const region = useRegion(locale.country);
  const hasSubHeader = isFeatureOn('expressDelivery', region.code) && isShopping(context.localPath);
  return (
    <>
      <SkipLink href="#content">{t('app.skip')}</SkipLink>
      <Header shell={context.shell} path={context.localPath} isOverlap={row.header !== 'plain'} />
      <Main id="content" tabIndex={-1} data-top={row.header !== 'plain' ? 'none' : hasSubHeader ? 'sub' : undefined}>
        <PageGuard row={row} path={path}>
          {children}
        </PageGuard>
      </Main>
      {row.hasFooter && <Footer shell={context.shell} region={region} warnings={<LegalWarnings region={region} />} />}
      <Suspense>
        {hasPanel && <Panels context={context} />}
        {hasToasts && <Toasts />}
        {isAccepted === false && !row.isUngated && <AgeGate />}
      </Suspense>
    </>
  );
}

const Main = styled.main`
  min-height: 100svh;
  /* Padding, since a margin would collapse out of the element that Gatsby focuses after a navigation, and scroll the page to it. */
  padding-top: 64px;
  outline: none;
  &[data-top='none'] {
    padding-top: 0;
  }
  &[data-top='sub'] {
    padding-top: 114px;
    ${media.desktop} {
      padding-top: 64px;
    }
  }
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  background: ${color.ink};
  color: ${color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
