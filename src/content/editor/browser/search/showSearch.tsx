import { createRoot } from 'react-dom/client';
import { SearchDialog } from './SearchDialog';

/** Adds the search beside Decap's own elements, which it is in front of. */
export function showSearch(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<SearchDialog />);
}
