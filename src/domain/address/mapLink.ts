const link = /https?:\/\/\S.*$/i;
const position = /^-?\d{1,3}(?:\.\d+)?\s*,\s*-?\d{1,3}(?:\.\d+)?$/;

/** '34.05, -118.24' or '34°03′N 118°14′W'. */
export const isCoordinates = (text: string): boolean => position.test(text.trim()) || /\d\s*°\s*\d/.test(text);

/** Returns null if the link contains no address, which shortened links never do. */
function addressInLink(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { pathname, searchParams } = new URL(href);
  const [, encodedPlace] = /\/place\/([^/]+)/.exec(pathname) ?? [];
  const params = ['q', 'query', 'address', 'daddr', 'destination'].map((name) => searchParams.get(name));
  try {
    const placeName = encodedPlace === undefined ? null : decodeURIComponent(encodedPlace.replaceAll('+', ' '));
    return [placeName, ...params].find((text) => text && !isCoordinates(text)) ?? null;
  } catch {
    return null;
  }
}

/** If text precedes the link, that text is the address. */
export function replaceMapLink(typed: string): string {
  const match = link.exec(typed);
  const text = typed.slice(0, match?.index).trim();
  return !match || /\d/.test(text) ? text : (addressInLink(match[0].trim()) ?? '');
}

export const hasLink = (typed: string): boolean => link.test(typed);
