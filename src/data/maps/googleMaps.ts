/** Null selects the embedded map. The key is public: Google restricts it to the domain. */
export const googleMapsKey = (): string | null => process.env.GATSBY_GOOGLE_MAPS_KEY || null;

/** Google Maps calls this global when it rejects the key. */
export function onGoogleMapsAuthFailure(listener: () => void): () => void {
  const page = window as { gm_authFailure?: () => void };
  page.gm_authFailure = listener;
  return () => {
    if (page.gm_authFailure === listener) delete page.gm_authFailure;
  };
}
