/**
 * User agents of plain browsers. Most crawlers append their name, and Chrome-Lighthouse appends its own.
 */
const plainBrowser =
  /^(?!.*(?:bot|crawl|spider|http))Mozilla\/5\.0 \((?:Windows|Macintosh|X11|Linux|Android|iP)[^()]*(?:\([^()]*\)[^()]*)?\) (?:AppleWebKit|Gecko)\/[\d.]+(?: \(KHTML, like Gecko\))?(?: (?:Version|(?:Headless)?Chrome|Mobile|Safari|Firefox|CriOS|FxiOS|Edg\w*|OPR|SamsungBrowser)(?:\/[\w.]+)?)*$/i;

/** Asks isbot, unless the user agent is a plain browser's: most visitors then never download isbot's list. */
export async function isCrawler(): Promise<boolean> {
  const { userAgent } = navigator;
  return !plainBrowser.test(userAgent) && (await import('./crawlerList')).isListed(userAgent);
}
