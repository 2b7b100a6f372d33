import { createHash } from 'node:crypto';
import { textOf, type HtmlBytes } from './htmlBytes';

/** What Gatsby writes into each page, the same in the whole build: the names of its chunks, and the build's own. */
const ofGatsby = /^\s*window\.___(?:chunkMapping|webpackCompilationHash)="(?:[^"\\]|\\.)*";\s*$/;
const scripts = /<script\b([^>]*)>([^]*?)<\/script>/g;
/** A block of data is no script: the browser does not run it, and no policy asks for it. */
const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes);
const handler = /<[a-z][^<>]*?\son[a-z]+\s*=/i;

/** A script's source in a policy: the SHA-256 of its text. */
export const scriptSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Gathers the inline scripts of a build's pages for its policy; throws where a page has one that nobody put there on purpose. */
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
      if (!known.includes(text) && !ofGatsby.test(text)) throw fault(`the inline script ${text.trim().slice(0, 80)}`);
      found.add(text);
    }
    const [tag] = handler.exec(html.replace(scripts, '')) ?? [];
    if (tag) throw fault(`an inline handler in ${tag.slice(0, 80)}`);
  };
  return { take, all: () => [...found] };
}
