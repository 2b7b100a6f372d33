import { createHash } from 'node:crypto';
import { buildScript } from './buildInternals';
import { textOf, type HtmlBytes } from './htmlBytes';

const scripts = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** A data block is not a script: browsers do not run it, and no policy applies to it. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes);
const handler = /<[a-z][^<>]*?\son[a-z]+\s*=/i;

/** A script's source expression in a policy: the SHA-256 of its text. */
export const scriptSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Collects the inline scripts of a build's pages for the policy. Throws if a page has an unknown one. */
export function gatherScripts(known: readonly string[]): {
  take: (path: string, html: HtmlBytes) => void;
  all: () => string[];
} {
  const found = new Set<string>();
  const take = (path: string, html: HtmlBytes) => {
    const fault = (what: string) => new Error(`The page ${path} has ${what}, which the site's policy would block.`);
    for (const [, attributes = '', bytes = ''] of html.matchAll(scripts)) {
      if (isData(attributes) || /\bsrc=/.test(attributes)) continue;
      const text = textOf(bytes);
      if (found.has(text)) continue;
      if (!known.includes(text) && !buildScript.test(text))
        throw fault(`the inline script ${text.trim().slice(0, 80)}`);
      found.add(text);
    }
    const [tag] = handler.exec(html.replace(scripts, '')) ?? [];
    if (tag) throw fault(`an inline handler in ${tag.slice(0, 80)}`);
  };
  return { take, all: () => [...found] };
}
