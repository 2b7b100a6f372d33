import type { ReactElement } from 'react';
import { App } from '../app/App';
import type { PageContext } from '../content/pages/pageContext';
import { previewFrame } from '../domain/editorial/previewMessage';

let Page = App;

/** In the editor's preview, replaces the shell by one that shows drafts. */
export async function loadPreview(): Promise<void> {
  if (window.name === previewFrame) Page = (await import('./DraftPage')).startPreview();
}

export const wrapPage = (page: ReactElement, context: PageContext, path: string): ReactElement => (
  <Page context={context} path={path}>
    {page}
  </Page>
);
