import { useEffect } from 'react';
import { useHash } from '../changes/useEditor';
import { useSignIn } from './folderReader';
import { TablePage, tablePath } from './TablePage';
import './table.css';

/** Renders the table page over Decap, which has no page at this address. Waits for sign-in, which it would cover too. */
export function TableRoute() {
  const hash = useHash();
  const isSignedIn = useSignIn((state) => state.isSignedIn);
  const isOpen = isSignedIn && hash.startsWith(tablePath.slice(0, -1));
  useEffect(() => void document.documentElement.classList.toggle('table-open', isOpen), [isOpen]);
  return isOpen ? <TablePage hash={hash} /> : null;
}
