import { createRoot, type Root } from 'react-dom/client';
import { signedIn } from './folderReader';
import { TablePage, tablePath } from './TablePage';
import './table.css';

let root: Root | null = null;
let renderedHash = '';

/** Covers Decap, which has no page at this address. */
function renderPage(): void {
  const hash = location.hash.startsWith(tablePath.slice(0, -1)) ? location.hash : '';
  if (hash === renderedHash) return;
  renderedHash = hash;
  document.documentElement.classList.toggle('table-open', hash !== '');
  if (!hash) {
    root?.unmount();
    root = null;
    document.getElementById('table-root')?.remove();
    return;
  }
  if (!root) {
    const container = document.createElement('div');
    container.id = 'table-root';
    document.body.append(container);
    root = createRoot(container);
  }
  root.render(<TablePage hash={hash} />);
}

/** Waits for the sign-in, which the page would cover. */
export async function showTablePage(): Promise<void> {
  await signedIn;
  addEventListener('hashchange', renderPage);
  renderPage();
}
