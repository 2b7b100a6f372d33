/** The key of Google's maps in the browser, or null: then the map is the site's own. It is public; Google binds it to the site's address. */
export const googleMapsKey = (): string | null => process.env.GATSBY_GOOGLE_MAPS_KEY || null;
