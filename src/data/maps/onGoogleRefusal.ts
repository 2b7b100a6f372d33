/** Tells when Google's maps refuse the key, which they do by calling a function of this name; returns what stops it. */
export function onGoogleRefusal(listener: () => void): () => void {
  const page = window as { gm_authFailure?: () => void };
  page.gm_authFailure = listener;
  return () => {
    if (page.gm_authFailure === listener) delete page.gm_authFailure;
  };
}
