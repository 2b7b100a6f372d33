/**
 * Calls back if Google Maps rejects the key, which it signals by calling a global function of this name. Returns a
 * function that stops listening.
 */
export function onGoogleRefusal(listener: () => void): () => void {
  const page = window as { gm_authFailure?: () => void };
  page.gm_authFailure = listener;
  return () => {
    if (page.gm_authFailure === listener) delete page.gm_authFailure;
  };
}
