import { policyReportsPath } from '../domain/site/policyReportsPath';
import { scriptSource } from './inlineScripts';

type Env = Record<string, string | undefined>;

/** Where the pages' calls go beside the site itself: the settings that name another host. */
const calledHosts = ['GATSBY_USER_API', 'GATSBY_FUNCTIONS_API', 'GATSBY_GEO_API', 'GATSBY_SENTRY_DSN'];

/** What Google's map loads; the list is its own documentation's, and has no script of another maker. */
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
/** Where browsers send what the policy refused: on the host of the API. */
function reportsAddress(env: Env): string {
  originsOf(env, ['GATSBY_USER_API']);
  return `${env.GATSBY_USER_API ?? ''}${policyReportsPath}`;
}
/** The header that says what `report-to` means. */
export const reportingEndpoints = (env: Env): string => `${reportsName}="${reportsAddress(env)}"`;

const written = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/**
 * The content security policy of the built pages: scripts of this site alone, and of inline ones those given. Every kind of
 * content has a directive of its own, so that `default-src` governs prefetches alone: Firefox knows no other directive for them.
 */
export function pagePolicy(inlineScripts: readonly string[], env: Env): string {
  const maps: Partial<Record<string, readonly string[]>> = env.GATSBY_GOOGLE_MAPS_KEY ? googleMaps : {};
  const and = (name: string, ...sources: string[]) => [...sources, ...(maps[name] ?? [])];
  const analytics = env.GATSBY_ANALYTICS_SCRIPT?.startsWith('https://')
    ? originsOf(env, ['GATSBY_ANALYTICS_SCRIPT'])
    : [];
  return written({
    'default-src': ["'self'"],
    'script-src': and('script-src', "'self'", ...inlineScripts.map(scriptSource).toSorted(), ...analytics),
    // The components' styles stand in each page's head.
    'style-src': and('style-src', "'self'", "'unsafe-inline'"),
    // A photo of an ID is shown from memory before it is sent.
    'img-src': and('img-src', "'self'", 'data:', 'blob:'),
    'font-src': and('font-src', "'self'"),
    'connect-src': and('connect-src', "'self'", ...originsOf(env, calledHosts), ...analytics),
    'manifest-src': ["'self'"],
    'worker-src': and('worker-src', "'self'"),
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'child-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Firefox and Safari know the first alone; Chromium takes the second where it has both.
    'report-uri': [reportsAddress(env)],
    'report-to': [reportsName],
  });
}

/** The same for the editor, whose form builder makes functions of text. */
export const editorPolicy = written({
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
  'frame-src': ["'self'", 'blob:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});
