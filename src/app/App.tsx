import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import type { PageContext } from '../content/pageContext';
import { reportError } from '../data/errorReporting/reportError';
import { setPageLanguage } from '../data/page/pageAttributes';
import { defaultLocale } from '../domain/region/locales';
import { LocaleProvider } from '../i18n/LocaleContext';
import { HydrationSignal } from './HydrationSignal';
import { ErrorBoundary } from './ErrorBoundary';
import { RenderFailure } from './RenderFailure';
import { Shell } from './Shell';

interface AppProps {
  context: PageContext;
  path: string;
  children: ReactNode;
}

/** Renders a page in its language, inside the shell. */
export function App({ context, path, children }: AppProps) {
  // Gatsby's own development pages have no page context from this site.
  const isOurs = context.shell && context.routeId !== 'kit';
  const localeId = context.localeId ?? defaultLocale.id;
  // Don't set it with an <html> in the page's Head: React 19 would take over the root element and remove its other
  // attributes.
  useLayoutEffect(() => {
    setPageLanguage(localeId);
  }, [localeId]);
  return (
    <ErrorBoundary
      onError={reportError}
      resetKey={path}
      fallback={
        <main>
          <RenderFailure localeId={localeId} />
        </main>
      }
    >
      <Suspense>
        <LocaleProvider localeId={localeId}>
          <HydrationSignal>
            {isOurs ? (
              <Shell context={context} path={path}>
                {children}
              </Shell>
            ) : (
              children
            )}
          </HydrationSignal>
        </LocaleProvider>
      </Suspense>
    </ErrorBoundary>
  );
}
