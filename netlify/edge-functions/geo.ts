import { geoAnswer } from '../../src/domain/region/geoAnswer';

/** What Netlify's edge says of a visitor; `@netlify/edge-functions` would be a dependency for this shape alone. */
interface EdgeContext {
  geo?: { country?: { code?: string }; subdivision?: { code?: string } };
}

/** S7-24: `GET /geo`, the country and the state or province that the gates start with. */
export default function geo(_request: Request, { geo: place }: EdgeContext): Response {
  const answer = geoAnswer(place?.country?.code ?? null, place?.subdivision?.code ?? null);
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}
