import { policyReportsPath } from '../../../domain/site/policyReportsPath';
import { scriptSource } from '../../build/inlineScripts';

type Env = Record<string, string | undefined>;

/** Settings with the hosts that pages call. */
const calledHosts = ['GATSBY_USER_API', 'GATSBY_FUNCTIONS_API', 'GATSBY_GEO_API', 'GATSBY_SENTRY_DSN'];

/** Sources that Google Maps loads according to its documentation, which lists no third-party scripts. */
const googleMaps = {
  'script-src': ['https://*.googleapis.com', 'https://*.gstatic.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
  'worker-src': ['blob:'],
};

function originOf(name: string, address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(
      `The setting ${name} is ${JSON.stringify(address)}; expected an address such as https://api.shop.example.`,
    );
  }
}

const originsOf = (env: Env, names: readonly string[]) =>
  names.flatMap((name) => (env[name] ? [originOf(name, env[name])] : []));

const reportsName = 'csp';
const reportsAddress = (env: Env) => `${env.GATSBY_USER_API ?? ''}${policyReportsPath}`;
export const reportingEndpoints = (env: Env): string => `${reportsName}="${reportsAddress(env)}"`;

const serialize = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * The content security policy of built pages: scripts of this site and the given inline scripts only. Every fetch
 * directive is set, so that `default-src` only applies to prefetches, for which Firefox has no other directive.
 */
export function pagePolicy(inlineScripts: readonly string[], env: Env): string {
  const maps: Partial<Record<string, readonly string[]>> = env.GATSBY_GOOGLE_MAPS_KEY ? googleMaps : {};
  const withMaps = (name: string, ...sources: string[]) => [...sources, ...(maps[name] ?? [])];
  const analytics = env.GATSBY_ANALYTICS_SCRIPT?.startsWith('https://')
    ? originsOf(env, ['GATSBY_ANALYTICS_SCRIPT'])
    : [];
  return serialize({
    'default-src': ["'self'"],
    'script-src': withMaps('script-src', "'self'", ...inlineScripts.map(scriptSource).toSorted(), ...analytics),
    // Component styles are inlined in each page's head.
    'style-src': withMaps('style-src', "'self'", "'unsafe-inline'"),
    // A photo of an ID is previewed from memory before upload.
    'img-src': withMaps('img-src', "'self'", 'data:', 'blob:'),
    'font-src': withMaps('font-src', "'self'"),
    'connect-src': withMaps('connect-src', "'self'", ...originsOf(env, calledHosts), ...analytics),
    'manifest-src': ["'self'"],
    'worker-src': withMaps('worker-src', "'self'"),
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'child-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The editor's preview shows pages in a frame.
    'frame-ancestors': ["'self'"],
    // Firefox and Safari support only `report-uri`; Chromium uses `report-to` if both are set.
    'report-uri': [reportsAddress(env)],
    'report-to': [reportsName],
  });
}

/** The editor's policy. Decap's form builder compiles functions from text. */
export const editorPolicy = serialize({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': [
    "'self'",
    'blob:',
    'https://api.github.com',
    'https://api.netlify.com',
    'https://www.githubstatus.com',
  ],
  // The preview is a page of this site in a frame that Decap writes as text, whose origin Firefox does not match with
  // 'self'.
  'frame-src': ["'self'", 'blob:', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});
