import { z } from 'zod';
import { productPath } from '../../../../src/domain/catalogue/cataloguePaths';
import { localePath, splitLocalePath } from '../../../../src/domain/region/locales';
import { matchRoute } from '../../../../src/domain/site/routing/routes';

/** Fields that are safe to log: no query, no codes from paths, no personal data. */
export interface PolicyReport {
  directive: string;
  /** An origin, a keyword such as 'inline', or a scheme such as 'data:'. */
  blocked: string;
  /** A route pattern: '/us/en/rating/{podKey}'. */
  route: string;
  isOfExtension: boolean;
}

const text = z.string().max(5_000);

export const reportUriSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});

/** Browsers send reports of all kinds to `report-to`. */
export const reportToSchema = z
  .array(
    z.object({
      type: text,
      body: z.object({
        documentURL: text.optional(),
        effectiveDirective: text.optional(),
        blockedURL: text.nullish(),
      }),
    }),
  )
  .max(100);

const violationSchema = z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.nullish() });
type Violation = z.infer<typeof violationSchema>;

/** An allowlist, because anyone can send a report with other text. */
const directives = new Set(
  (
    'child-src connect-src default-src font-src frame-src img-src manifest-src media-src object-src script-src ' +
    'script-src-elem script-src-attr style-src style-src-elem style-src-attr worker-src ' +
    'base-uri form-action frame-ancestors require-trusted-types-for trusted-types'
  ).split(' '),
);
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink']);
const schemes = new Set(['data:', 'blob:', 'filesystem:', 'about:', 'javascript:', 'file:']);
const extensionScheme = /^[a-z]+(-web)?-extension:?$/;

const parseUrl = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

function getBlocked(address: string): string {
  if (keywords.has(address)) return address;
  const protocol = parseUrl(address)?.protocol ?? `${address}:`;
  if (schemes.has(protocol) || extensionScheme.test(protocol)) return protocol;
  const origin = parseUrl(address)?.origin ?? 'null';
  return /^(https?|wss?):/.test(origin) && origin.length <= 100 ? origin : 'other';
}

const shopPath = /^\/shop\/[^/]+\/[^/]+$/;

function getRoute(address: string): string {
  const path = parseUrl(address)?.pathname ?? '';
  const localized = splitLocalePath(path);
  if (!localized) return path === '/' ? '/' : 'unmatched';
  const { locale, rest } = localized;
  const pattern = matchRoute(rest)?.path.replaceAll(/:(\w+)/g, '{$1}');
  if (pattern) return localePath(locale, pattern);
  return shopPath.test(rest)
    ? localePath(locale, productPath({ productType: '{category}', slug: '{slug}' }))
    : 'unmatched';
}

function toReports({ documentURL, effectiveDirective, blockedURL }: Violation): PolicyReport[] {
  // Older `violated-directive` values include the sources.
  const [directive = ''] = effectiveDirective.split(' ', 1);
  if (!directives.has(directive)) return [];
  const blocked = getBlocked(blockedURL ?? '');
  return [{ directive, blocked, route: getRoute(documentURL), isOfExtension: extensionScheme.test(blocked) }];
}

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

function getViolations(json: unknown): unknown[] {
  const legacy = reportUriSchema.safeParse(json);
  if (legacy.success) {
    const report = legacy.data['csp-report'];
    return [
      {
        documentURL: report['document-uri'],
        effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
        blockedURL: report['blocked-uri'],
      },
    ];
  }
  const reports = reportToSchema.safeParse(json);
  return reports.success ? reports.data.filter(({ type }) => type === 'csp-violation').map(({ body }) => body) : [];
}

export const readReports = (body: string): PolicyReport[] =>
  getViolations(parseJson(body)).flatMap((each) => {
    const violation = violationSchema.safeParse(each);
    return violation.success ? toReports(violation.data) : [];
  });
