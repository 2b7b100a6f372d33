import { navigate } from 'gatsby';
import { isPageHydrated } from '../../data/page/pageAttributes';
import { fontFaces } from '../../ui/theme/fonts';
import { replaceShell } from '../wrapPage';
import { DraftPage } from './DraftPage';

// The script that the editor adds to a page in its preview. Shoppers never load it.

function styleAsPhone(): void {
  // Phones have no scrollbar beside the page.
  document.documentElement.style.scrollbarWidth = 'none';
  // With `font-display: optional`, a font that loads late is never used. An editor waits for it.
  const faces = document.createElement('style');
  faces.textContent = fontFaces.replaceAll('optional', 'swap');
  document.head.append(faces);
}

/** Renders the page again, with drafts. */
function showDrafts(): void {
  replaceShell(DraftPage as Parameters<typeof replaceShell>[0]);
  const { pathname, search } = window.location;
  void navigate(pathname + search, { replace: true });
}

styleAsPhone();
if (isPageHydrated()) showDrafts();
else window.addEventListener('hydrated', showDrafts, { once: true });
