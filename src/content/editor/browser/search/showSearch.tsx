import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';

/** Mounts the search next to Decap's own root. */
export function showSearch(): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<SearchDialog />);
}
