import { showProblem } from '../notice';

/** The local server's answer to a request without its token, which is a new one after each start. */
export const signedOutStatus = 403;

export const howToSignIn =
  'Open the editor’s address from the terminal in which the server runs: it ends in /admin?token=… and is a new one after each start. Your changes are kept in this browser.';

export const signedOut = 'The server no longer knows you, because it was started again.';

let closeNotice: (() => void) | null = null;

/** Says once that the session has ended, and takes it back when a request succeeds, such as after signing in in another tab. */
export function noteSession(status: number): void {
  if (status !== signedOutStatus) {
    closeNotice?.();
    closeNotice = null;
    return;
  }
  closeNotice ??= showProblem({
    title: 'Signed out',
    text: `${signedOut} ${howToSignIn}`,
    lines: ['Open it in another tab, then go on in this one. What you typed is still in the form.'],
  });
}

const key = 'editor-window';

/**
 * Identifies this window to the server, which counts the windows that have an entry open. A reload keeps the id. Stored
 * only between two pages, because a duplicated tab copies the storage of one that is open.
 */
export function claimWindowId(): string {
  const id = sessionStorage.getItem(key) ?? crypto.randomUUID();
  sessionStorage.removeItem(key);
  addEventListener('pagehide', () => sessionStorage.setItem(key, id));
  // A page that Back restores has its id already.
  addEventListener('pageshow', () => sessionStorage.removeItem(key));
  return id;
}
