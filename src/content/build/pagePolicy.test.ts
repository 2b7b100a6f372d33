import { expect, test } from 'vitest';
import { scriptSource } from './inlineScripts';
import { editorPolicy, pagePolicy, reportingEndpoints } from './pagePolicy';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  ) as Record<string, string[]>;

test('only scripts of this site run, and inline scripts only with a known hash', () => {
  const policy = parse(pagePolicy(['b()', 'a()'], {}));
  expect(policy['script-src']).toEqual(["'self'", ...[scriptSource('a()'), scriptSource('b()')].toSorted()]);
  expect(policy).toMatchObject({
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    'worker-src': ["'self'"],
  });
});

test('pages of this site may be prefetched, and no other directive falls back to that permission', () => {
  const policy = parse(pagePolicy([], {}));
  expect(policy['default-src']).toEqual(["'self'"]);
  // The other fetch directives fall back to one of these (CSP 3, section 6.1).
  const fetchDirectives = [
    'child',
    'connect',
    'font',
    'frame',
    'img',
    'manifest',
    'media',
    'object',
    'script',
    'style',
    'worker',
  ];
  expect(Object.keys(policy)).toEqual(expect.arrayContaining(fetchDirectives.map((kind) => `${kind}-src`)));
  for (const kind of ['child', 'frame', 'media', 'object']) expect(policy[`${kind}-src`]).toEqual(["'none'"]);
});

test('the policy does not depend on the order of the pages', () => {
  expect(pagePolicy(['a()', 'b()'], {})).toBe(pagePolicy(['b()', 'a()'], {}));
});

test('D-36 only hosts named in the settings may be called', () => {
  const policy = parse(
    pagePolicy([], {
      GATSBY_USER_API: 'https://api.shop.example/base',
      GATSBY_SENTRY_DSN: 'https://key@errors.shop.example/1',
      GATSBY_ANALYTICS_SCRIPT: 'https://count.shop.example/count.js',
      GATSBY_GEO_API: '',
    }),
  );
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://api.shop.example',
    'https://errors.shop.example',
    'https://count.shop.example',
  ]);
  expect(policy['script-src']).toEqual(["'self'", 'https://count.shop.example']);
});

test.each([
  [undefined, '/v1/csp-reports'],
  ['https://api.shop.example', 'https://api.shop.example/v1/csp-reports'],
])('D-36 violations are reported to the API, in both ways that browsers support, at %s', (api, address) => {
  const env = { GATSBY_USER_API: api };
  const policy = parse(pagePolicy([], env));
  expect([policy['report-uri'], policy['report-to']]).toEqual([[address], ['csp']]);
  expect(reportingEndpoints(env)).toBe(`csp="${address}"`);
});

test('an invalid host fails the build with the setting’s name', () => {
  expect(() => pagePolicy([], { GATSBY_USER_API: 'api' })).toThrow('GATSBY_USER_API is "api"; expected an address');
});

test('Google Maps is allowed only with its key', () => {
  expect(pagePolicy([], {})).not.toContain('google');
  expect(parse(pagePolicy([], { GATSBY_GOOGLE_MAPS_KEY: 'key' }))['script-src']).toContain('https://*.googleapis.com');
});

test('pages allow neither unsafe inline scripts nor eval, except eval in the editor', () => {
  for (const policy of [pagePolicy(['a()'], { GATSBY_GOOGLE_MAPS_KEY: 'key' }), editorPolicy])
    expect(parse(policy)['script-src']).not.toContain("'unsafe-inline'");
  expect(pagePolicy(['a()'], { GATSBY_GOOGLE_MAPS_KEY: 'key' })).not.toContain('unsafe-eval');
  expect(parse(editorPolicy)['script-src']).toEqual(["'self'", "'unsafe-eval'"]);
});
