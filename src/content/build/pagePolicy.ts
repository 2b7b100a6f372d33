import { policyReportsPath } from '../../domain/site/policyReportsPath';
import { scriptSource } from './inlineScripts';

type Env = Record<string, string | undefined>;

/** Settings that contain the hosts that pages call. */
const hostSettings = ['GATSBY_USER_API', 'GATSBY_FUNCTIONS_API', 'GATSBY_GEO_API', 'GATSBY_SENTRY_DSN'];

/** From the documentation of Google Maps, which lists no other third-party sources. */
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

/** Sets every fetch directive, so that `default-src` only applies to prefetches, which have no other in Firefox. */
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
    // The photo of an ID is previewed before the upload.
    'img-src': withMaps('img-src', "'self'", 'data:', 'blob:'),
    'font-src': withMaps('font-src', "'self'"),
    'connect-src': withMaps('connect-src', "'self'", ...originsOf(env, hostSettings), ...analytics),
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
    // Firefox and Safari only support `report-uri`. Chromium ignores it if `report-to` is set.
    'report-uri': [reportsAddress(env)],
    'report-to': [reportsName],
  });
}

/** For a drawing that is opened in its own tab, where it could run scripts. */
export const drawingPolicy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

/** Decap's form builder compiles functions from text, so its policy allows eval. */
export const editorPolicy = serialize({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", 'blob:', 'https://api.github.com', 'https://api.netlify.com'],
  // Decap writes the preview's frame as text, whose origin does not match 'self' in Firefox.
  'frame-src': ["'self'", 'blob:', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});
