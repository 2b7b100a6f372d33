import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { captureError } from '../data/errorReporting/captureError';
import { setPageLocale } from '../data/page/pageAttributes';
import { defaultLocale } from '../domain/region/locales';
import { LocaleProvider } from '../i18n/LocaleContext';
import { ErrorBoundary } from './failures/ErrorBoundary';
import { RenderFailure } from './failures/RenderFailure';
import { Hydrated } from '../ui/hydration/Hydrated';
import { Shell } from './Shell';

interface AppProps {
  context: PageContext;
  path: string;
  children: ReactNode;
}

/** Pages without header, gate and footer: those of staff and drivers, and the kit. */
const bareRoutes = new Set<PageContext['routeId']>(['kit', 'console', 'driver']);

export function App({ context, path, children }: AppProps) {
  // Gatsby's development pages do not have this site's page context.
  const hasShell = context.shell && !bareRoutes.has(context.routeId);
  const localeId = context.localeId ?? defaultLocale.id;
  // An <html> in the page's Head would make React 19 take over the root element and remove its other attributes.
  useLayoutEffect(() => {
    setPageLocale(localeId);
  }, [localeId]);
  return (
    <ErrorBoundary
      onError={captureError}
      resetKey={path}
      fallback={
        <Hydrated>
          <main>
            <RenderFailure localeId={localeId} />
          </main>
        </Hydrated>
      }
    >
      <Suspense>
        <LocaleProvider localeId={localeId}>
          <Hydrated>
            {hasShell ? (
              <Shell context={context} path={path}>
                {children}
              </Shell>
            ) : (
              children
            )}
          </Hydrated>
        </LocaleProvider>
      </Suspense>
    </ErrorBoundary>
  );
}
