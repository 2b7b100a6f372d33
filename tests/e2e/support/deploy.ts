import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listen, type Listening } from '../../../netlify/server/http/listen';
import { isServerPath } from '../../../netlify/server/http/serverHandler';
import { serveSite } from '../../../netlify/server/site/serveSite';

type Site = (request: Request) => Promise<Response>;

/** Every deploy has new script names. It can also have these changes. */
export interface Deploy {
  words?: readonly [from: string, to: string];
  worker?: string;
  /** True if the host keeps the previous deploy's scripts. */
  keepsOld?: boolean;
}

/** A reversible mapping of a hash to a different one. */
const flip = (hash: string) => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join('');
const sha = (text: string) => createHash('sha256').update(text).digest('base64');
const isText = (type: string | null) => /html|javascript|json/.test(type ?? '');

interface Names {
  scripts: ReadonlySet<string>;
  /** The build's hash, by which Gatsby distinguishes builds. */
  build: string;
  inline: readonly string[];
}

async function namesOf(publicDir: string, site: Site): Promise<Names> {
  const hashes = readdirSync(publicDir).flatMap((name) => /-([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? []);
  const data = (await (await site(new Request('http://site.example/page-data/app-data.json'))).json()) as {
    webpackCompilationHash: string;
  };
  const html = await (await site(new Request('http://site.example/us/en'))).text();
  const inline = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text);
  return { scripts: new Set(hashes), build: data.webpackCompilationHash, inline };
}

/**
 * Turns the built site into one that a build of changed code would write: every script and the build get new names
 * wherever they occur, and the policy lists the changed inline scripts.
 */
function renamed(site: Site, { scripts, build, inline }: Names, { words, worker, keepsOld = true }: Deploy): Site {
  const replaced = new Set([...scripts, build]);
  const rename = (text: string) => text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (replaced.has(hash) ? flip(hash) : hash));
  const replaceWords = (text: string) => (words ? text.replaceAll(...words) : text);
  const policy = (text: string) => inline.reduce((all, each) => all.replace(sha(each), sha(rename(each))), text);
  return async (request) => {
    const url = new URL(request.url);
    const [, requested] = /^\/[^/]+-([0-9a-f]{8})\.js$/.exec(url.pathname) ?? [];
    if (requested && scripts.has(requested) && keepsOld) return site(request);
    if (requested) url.pathname = url.pathname.replace(requested, scripts.has(requested) ? 'gone' : flip(requested));
    const response = await site(new Request(url, { headers: { accept: request.headers.get('accept') ?? '*/*' } }));
    const headers = new Headers(response.headers);
    const held = headers.get('content-security-policy');
    if (held) headers.set('content-security-policy', policy(held));
    if (!isText(headers.get('content-type'))) return new Response(response.body, { status: response.status, headers });
    headers.delete('content-length');
    headers.delete('etag');
    if (worker !== undefined && url.pathname === '/sw.js') return new Response(worker, { headers });
    return new Response(replaceWords(rename(await response.text())), { status: response.status, headers });
  };
}

/** Other versions can be deployed to this host. It uses the API and the pictures of the journeys' server. */
export async function openHost(api: string): Promise<Listening & { deploy: (next: Deploy) => void; build: string }> {
  const publicDir = join(process.cwd(), 'public');
  const built = await serveSite(publicDir, 'netlify.toml');
  const names = await namesOf(publicDir, built);
  let site = built;
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!isServerPath(pathname) && !pathname.startsWith('/pictures/')) return site(request);
      const { method, headers } = request;
      const response = await fetch(new URL(pathname + search, api), {
        method,
        headers,
        ...(method !== 'GET' && { body: await request.arrayBuffer() }),
      });
      const type = response.headers.get('content-type');
      return new Response(await response.arrayBuffer(), {
        status: response.status,
        headers: type ? { 'content-type': type } : {},
      });
    },
  });
  return { ...listening, build: names.build, deploy: (next) => void (site = renamed(built, names, next)) };
}
