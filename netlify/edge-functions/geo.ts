import { geoAnswer } from '../../src/domain/region/geoAnswer';

/** What Netlify's edge says of a visitor; `@netlify/edge-functions` would be a dependency for this shape alone. */
interface EdgeContext {
  geo?: { country?: { code?: string }; subdivision?: { code?: string } };
}

/** The headers of the site's pages do not reach the answers of edge functions. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** S7-24: `GET /geo`, the country and the state or province that the gates start with. */
export default function geo(_request: Request, { geo: place }: EdgeContext): Response {
  const answer = geoAnswer(place?.country?.code ?? null, place?.subdivision?.code ?? null);
  return Response.json(answer, { headers });
}
