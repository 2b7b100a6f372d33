import { geoResponse } from '../../src/domain/region/geoResponse';

/** Declared here, because `@netlify/edge-functions` would be a dependency just for this type. */
interface EdgeContext {
  geo?: { country?: { code?: string }; subdivision?: { code?: string } };
}

/** Edge functions do not get the headers configured for the site's pages. */
const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** `GET /geo`: the visitor's country and state or province, which the age gate starts with. */
export default function geo(_request: Request, { geo: location }: EdgeContext): Response {
  const body = geoResponse(location?.country?.code ?? null, location?.subdivision?.code ?? null);
  return Response.json(body, { headers });
}
