/**
 * The browser's Google Maps key; null selects the embedded map. The key is public: Google restricts it to the site's
 * domain.
 */
export const googleMapsKey = (): string | null => process.env.GATSBY_GOOGLE_MAPS_KEY || null;
