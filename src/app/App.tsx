import { Suspense, type ReactNode } from 'react';
import type { PageContext } from '../content/pageContext';
import { defaultLocale } from '../domain/region/locales';
import { LocaleProvider } from '../i18n/LocaleContext';
import { GlobalStyle } from '../ui/theme/GlobalStyle';
import { Shell } from './Shell';

interface AppProps {
  context: PageContext;
  path: string;
  children: ReactNode;
}

/** One page in its language, inside the shell. */
export function App({ context, path, children }: AppProps) {
  // Gatsby's own development pages have no context of ours.
  const isOurs = context.shell && context.routeId !== 'kit';
  return (
    <>
      <GlobalStyle />
      <Suspense>
        <LocaleProvider localeId={context.localeId ?? defaultLocale.id}>
          {isOurs ? (
            <Shell context={context} path={path}>
              {children}
            </Shell>
          ) : (
            children
          )}
        </LocaleProvider>
      </Suspense>
    </>
  );
}
