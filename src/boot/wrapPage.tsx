import type { ReactElement } from 'react';
import { App } from '../app/App';
import type { PageContext } from '../content/pages/pageContext';
import { contextAtAddress } from '../domain/site/routing/contextAtAddress';

let Shell = App;

/** Takes effect at the next render. */
export function replaceShell(shell: typeof App): void {
  Shell = shell;
}

export const wrapPage = (page: ReactElement, context: PageContext, path: string): ReactElement => (
  <Shell context={contextAtAddress(context, path)} path={path}>
    {page}
  </Shell>
);
