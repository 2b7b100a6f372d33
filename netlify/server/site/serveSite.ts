import { bestEncoding } from '../http/compression/bestEncoding';
import { openSiteFiles, type SiteFile, type SiteFiles } from './siteFiles';
import { matchHeaders, readSiteRules, resolveTarget, type RedirectRule, type SiteRules } from './siteRules';

interface Site {
  files: SiteFiles;
  rules: SiteRules;
}

interface Reply {
  file: SiteFile;
  status: number;
}

const matchesEtag = (given: string | null, etag: string) =>
  given !== null && given.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);

async function fileResponse({ file, status }: Reply, request: Request, site: Site): Promise<Response> {
  const encoding = file.isCompressible ? bestEncoding(request.headers.get('accept-encoding')) : 'identity';
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  // The patterns of the rules do not match line breaks.
  const path = decodeURI(new URL(request.url).pathname).replaceAll(/\p{Cc}/gu, ' ');
  const headers = matchHeaders(site.rules.headers, path);
  // Netlify's default. Also used for missing files, which a later build may add.
  if (status >= 400 || !headers.has('cache-control'))
    headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('etag', etag);
  if (file.isCompressible) headers.append('vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  const body = await file.encoded(encoding);
  headers.set('content-type', headers.get('content-type') ?? file.type);
  headers.set('content-length', String(body.length));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

const redirect = (location: string, status: number) => new Response(null, { status, headers: { location } });

const plain = (text: string, status: number, headers: HeadersInit = {}) =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

interface Match {
  rule: RedirectRule;
  target: string;
}

function firstMatch(rules: SiteRules, url: URL, hasFile: boolean): Match | null {
  for (const rule of rules.redirects) {
    const target = hasFile && !rule.force ? null : resolveTarget(rule, url);
    if (target !== null) return { rule, target };
  }
  return null;
}

const isLocation = (status: number) => status >= 300 && status < 400;
const withQuery = (target: string, search: string) => (target.includes('?') ? target : target + search);

async function resolveReply(site: Site, url: URL): Promise<Reply | Response> {
  const file = await site.files.find(url.pathname);
  const match = firstMatch(site.rules, url, file !== null);
  if (match && isLocation(match.rule.status)) return redirect(withQuery(match.target, url.search), match.rule.status);
  if (!match && file) return { file, status: 200 };
  const target = match && (await site.files.find(match.target.split('?', 1)[0] ?? ''));
  if (match && target) return { file: target, status: match.rule.status };
  const missing = await site.files.find('/404.html');
  return missing ? { file: missing, status: 404 } : plain('Not found', 404);
}

export async function serveSite(root: string, configPath: string): Promise<(request: Request) => Promise<Response>> {
  const site: Site = { files: openSiteFiles(root), rules: await readSiteRules(root, configPath) };
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain('Expected GET or HEAD', 405, { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    try {
      decodeURIComponent(url.pathname);
    } catch {
      return plain('The address is not well-formed', 400);
    }
    const reply = await resolveReply(site, url);
    return reply instanceof Response ? reply : fileResponse(reply, request, site);
  };
}
