import { siteColors } from './color';
import { Drawing, path, placement, rect } from './drawing';
import { brandSign, silhouette, wordmark } from './mark';

/** `scale` is the sign's height relative to the tile. It is smaller for launchers that crop the corners. */
function tile(size: number, scale: number, radius: number): string {
  const d = new Drawing(size, size);
  const unit = (size * scale) / 40;
  const glow = d.glow([size / 2, size / 2 + 6.5 * unit, size * 0.42], siteColors.amber, 0.5);
  const at = placement(size / 2 - 12 * unit, size / 2 - 20 * unit, unit);
  return d.svg(rect([0, 0, size, size, radius], { fill: '#14130f' }) + glow + brandSign('#fbfaf7', at));
}

/** Uses the current text color, so that the same mark works on light and dark backgrounds. */
function mark(): string {
  return new Drawing(24, 40).svg(brandSign('currentColor', placement(0, 0)));
}

/** Drawn large, so that whole coordinates are precise enough. Pages show it 40 pixels high. */
function logo(): string {
  const word = wordmark(120);
  const d = new Drawing(Math.ceil(102 + word.width), 120);
  const body =
    brandSign('currentColor', placement(0, 0, 3)) + path(word.d, { fill: 'currentColor', t: placement(100, 101) });
  return d.svg(body).replace(/width="\d+" height="\d+"/, `width="${Math.round(d.width / 3)}" height="40"`);
}

/** A browser tab shows 16 pixels, which only fit the sign, light on dark tabs and dark on light ones. */
function favicon(): string {
  const style = `<style>path{fill:${siteColors.ink}}@media(prefers-color-scheme:dark){path{fill:#fbfaf7}}</style>`;
  const body = `<path d="${silhouette}"/><circle cx="12" cy="26.5" r="6.2" fill="${siteColors.amber}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 0 40 40">${style}${body}</svg>\n`;
}

/** The site inlines these, so they are never rendered to pictures. */
export const inlineDrawings = (): Record<string, string> => ({ logo: logo(), mark: mark() });
export const faviconSvg = favicon;

/** Icons of the installed app, by file under static/: the source SVG and the size. */
export const iconTiles = (): Record<string, { svg: string; size: number }> => ({
  'icons/icon-192.png': { svg: tile(512, 0.62, 112), size: 192 },
  'icons/icon-512.png': { svg: tile(512, 0.62, 112), size: 512 },
  'icons/icon-maskable-512.png': { svg: tile(512, 0.48, 0), size: 512 },
  'apple-touch-icon.png': { svg: tile(512, 0.6, 0), size: 180 },
});
