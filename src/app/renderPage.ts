import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * A page as HTML in the order in which it is read. React would put a large part behind the rest, hidden, for a script to
 * move into its place: without scripts nothing of the page would be seen, and with them it would be painted later.
 */
export async function renderPage(page: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure ??= error;
    },
  });
  const html = await text(prelude);
  if (failure) throw failure;
  return html;
}
