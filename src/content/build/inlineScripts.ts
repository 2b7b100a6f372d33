import { createHash } from 'node:crypto';
import { decodeHtml, type HtmlBytes } from '../files/htmlBytes';

const scriptTag = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** Browsers do not run a data block, so no policy applies to it. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes);
const handler = /<[a-z][^<>]*?\son[a-z]+\s*=/i;

/** Returns the script's source expression for a Content-Security-Policy. */
export const scriptSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type CheckPage = (path: string, html: HtmlBytes) => void;

/** Returns a function that throws if a page has an inline script or handler that the policy would block. */
export function createScriptCheck(allowed: readonly string[]): CheckPage {
  return (path, html) => {
    const fault = (what: string) => new Error(`The page ${path} has ${what}, which is not one of the site’s scripts.`);
    for (const [, attributes = '', bytes = ''] of html.matchAll(scriptTag)) {
      if (isData(attributes)) continue;
      if (/\bsrc=/.test(attributes)) throw fault(`the script file ${attributes.trim()}`);
      if (!allowed.includes(decodeHtml(bytes)))
        throw fault(`the inline script ${decodeHtml(bytes).trim().slice(0, 80)}`);
    }
    const [tag] = handler.exec(html.replace(scriptTag, '')) ?? [];
    if (tag) throw fault(`an inline handler in ${tag.slice(0, 80)}`);
  };
}
