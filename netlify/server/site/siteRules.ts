import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';

export interface RedirectRule {
  path: string;
  host?: string;
  query: Record<string, string>;
  to: string;
  status: number;
  force: boolean;
}
interface ParsedRule extends Omit<RedirectRule, 'status'> {
  status?: number;
  conditions: Record<string, unknown>;
  proxy: boolean;
  signed?: string;
}

export interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

export interface SiteRules {
  redirects: RedirectRule[];
  headers: HeaderRule[];
}

const statuses = [200, 301, 302, 303, 307, 308, 404, 410];

/** Throws for unsupported rules, because Netlify would treat them differently. */
function checked({ conditions, proxy, signed, ...rule }: ParsedRule): RedirectRule {
  const status = rule.status ?? 301;
  const ruleError = (what: string) => new Error(`The redirect ${rule.path} → ${rule.to} ${what}`);
  if (Object.keys(conditions).length || signed) throw ruleError('has conditions, which this server does not support.');
  if (proxy) throw ruleError('is a proxy to another host, which this server does not support.');
  if (!statuses.includes(status)) throw ruleError(`has the status ${status}; expected one of ${statuses.join(', ')}.`);
  return { ...rule, status };
}

/** Uses the host's own parsers. Throws on an invalid line. */
export async function readSiteRules(root: string, configPath: string): Promise<SiteRules> {
  await readFile(configPath, 'utf8').catch(() => {
    throw new Error(`Cannot read ${configPath}: expected the site's netlify.toml.`);
  });
  const redirects = await parseAllRedirects({
    redirectsFiles: [join(root, '_redirects')],
    netlifyConfigPath: configPath,
    configRedirects: [],
    minimal: false,
  });
  const headers = await parseAllHeaders({
    headersFiles: [join(root, '_headers')],
    netlifyConfigPath: configPath,
    configHeaders: [],
    minimal: false,
  });
  const errors = [...redirects.errors, ...headers.errors].map((error: Error) => error.message);
  if (errors.length) throw new Error(`The site's redirects or headers are invalid:\n${errors.join('\n')}`);
  return { redirects: (redirects.redirects as ParsedRule[]).map(checked), headers: headers.headers as HeaderRule[] };
}

type Parts = Record<string, string>;

function matchPath(pattern: string, path: string): Parts | null {
  const names: string[] = [];
  const source = pattern
    .replace(/\/$/, '')
    .split('/')
    .map((part) => {
      if (part === '*') return names.push('splat') && '(.*)';
      if (part.startsWith(':')) return names.push(part.slice(1)) && '([^/]+)';
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('/')
    // '/shop/*' also matches '/shop'.
    .replace(/\/\(\.\*\)$/, '(?:/(.*))?');
  // As on Netlify, a rule also matches its path with a slash at the end.
  const found = new RegExp(`^${source ? `${source}/?` : '/'}$`).exec(path);
  return found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? '']));
}

function matchQuery(expected: Record<string, string>, query: URLSearchParams): Parts | null {
  const parts: Parts = {};
  for (const [name, pattern] of Object.entries(expected)) {
    const value = query.get(name);
    if (value === null || (!pattern.startsWith(':') && value !== pattern)) return null;
    if (pattern.startsWith(':')) parts[pattern.slice(1)] = value;
  }
  return parts;
}

/** The target with its placeholders filled in. Null if the rule does not match. */
export function resolveTarget(rule: RedirectRule, url: URL): string | null {
  if (rule.host && rule.host !== url.host) return null;
  const path = matchPath(rule.path, url.pathname);
  const query = path && matchQuery(rule.query, url.searchParams);
  if (!path || !query) return null;
  const parts: Parts = { ...query, ...path };
  const target = rule.to.replace(/(?<=\/|=):(\w+)/g, (match, name: string) => parts[name] ?? match);
  // '//host' from a splat would lead to another site.
  return target.replace(/^\/{2,}/, '/');
}

export function matchHeaders(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const { forRegExp, values } of rules)
    if (forRegExp.test(path)) for (const [name, value] of Object.entries(values)) headers.set(name, value);
  return headers;
}
