const link = /https?:\/\/\S.*$/i;
const position = /^-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/;

/** Coordinates instead of an address: '34.05, -118.24' or '34°03′N 118°14′W'. */
export const isCoordinates = (text: string): boolean => position.test(text.trim()) || /\d\s*°\s*\d/.test(text);

/** The address in a link to Google's or Apple's maps. Null if the link has none, such as a shortened one. */
function addressInLink(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { pathname, searchParams } = new URL(href);
  const [, place] = /\/place\/([^/]+)/.exec(pathname) ?? [];
  const asked = ['q', 'query', 'address', 'daddr', 'destination'].map((name) => searchParams.get(name));
  try {
    const named = place === undefined ? null : decodeURIComponent(place.replaceAll('+', ' '));
    return [named, ...asked].find((text) => text && !isCoordinates(text)) ?? null;
  } catch {
    return null;
  }
}

/** Replaces a pasted link to a map by the address in it. Text before a link is the address itself. */
export function replaceMapLink(typed: string): string {
  const found = link.exec(typed);
  const text = typed.slice(0, found?.index).trim();
  return !found || /\d/.test(text) ? text : (addressInLink(found[0].trim()) ?? '');
}

export const hasLink = (typed: string): boolean => link.test(typed);
