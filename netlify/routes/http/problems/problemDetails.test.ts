import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { findEnglish } from '../../../../tests/fixtures/englishLeftovers';
import { problemSchema } from '../../../../src/domain/api/problemSchema';
import { shownProblemCodes } from '../../../../src/domain/api/problemCodes';
import { localizedDetail, localizeFailure, frenchDetails } from './problemDetails';

const api = await setUpTestApp();

test('D-04, S8-04 every code that a page shows has a French sentence, and no other has', () => {
  expect(Object.keys(frenchDetails).toSorted()).toEqual(shownProblemCodes.toSorted());
});

test('D-04 no English is left in the French sentences', () => {
  const found = Object.entries(frenchDetails).flatMap(([code, text]) => findEnglish(text).map((word) => [code, word]));
  expect(found).toEqual([]);
});

test.each([
  ['fr', 'fr', 'Nous n’avons pas trouvé ce lot.'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr', 'Nous n’avons pas trouvé ce lot.'],
  ['en', 'en', 'We couldn’t find this batch.'],
  [undefined, 'en', 'We couldn’t find this batch.'],
])('S8-04 a problem is in the language of the request, and says so: %s', async (language, given, words) => {
  const headers = language ? { 'accept-language': language } : undefined;
  const response = await api.app.request('/v1/app/batches/none', { headers });
  expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'batch_unknown', detail: words });
  expect(response.headers.get('content-language')).toBe(given);
});

test('S8-04 a problem without a French sentence says that it is in English', async () => {
  const response = await api.app.request('/v1/none', { headers: { 'accept-language': 'fr' } });
  expect([response.status, response.headers.get('content-language')]).toEqual([404, 'en']);
});

test('S8-04 schema errors are in French too', async () => {
  const response = await api.app.request('/v1/app/user/auth/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ email: 7 }),
  });
  expect(problemSchema.parse(await response.json()).detail).toBe(frenchDetails.not_valid);
});

test('D-21 a rate-limited caller sees how long to wait', async () => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'fr' };
  const ask = () =>
    api.app.request('/v1/app/user/auth/email', {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: 'mara@shop.example', register: true }),
    });
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(1);
  expect(problemSchema.parse(await refused.json())).toMatchObject({
    status: 429,
    code: 'code_just_sent',
    detail: `Nous venons de vous envoyer un code. Vous pourrez en demander un autre dans ${seconds}\u00a0s.`,
  });
});

const tooMany = { code: 'too_many_requests', detail: 'Too many tries.' } as const;

test.each([
  [1, 'in 1\u00a0second', 'dans 1\u00a0seconde'],
  [40, 'in 40\u00a0seconds', 'dans 40\u00a0secondes'],
  [60, 'in 1\u00a0minute', 'dans 1\u00a0minute'],
  [61, 'in 2\u00a0minutes', 'dans 2\u00a0minutes'],
  [12 * 60, 'in 12\u00a0minutes', 'dans 12\u00a0minutes'],
  [90 * 60, 'in 90\u00a0minutes', 'dans 90\u00a0minutes'],
  [90 * 60 + 1, 'in 2\u00a0hours', 'dans 2\u00a0heures'],
  [86_400, 'in 24\u00a0hours', 'dans 24\u00a0heures'],
])('D-21 a wait of %i seconds is never said shorter: %s', (retryAfterSeconds, en, fr) => {
  const failure = { ...tooMany, retryAfterSeconds };
  expect(localizedDetail('en', failure)).toBe(`Too many tries. Please try again ${en}.`);
  expect(localizedDetail('fr', failure)).toBe(`Trop de tentatives. Veuillez réessayer ${fr}.`);
});

test('a server that is busy says so as it does, whatever its Retry-After', () => {
  const busy = {
    code: 'database_busy',
    detail: 'Please try again in a moment.',
    retryAfterSeconds: 2,
  } as const;
  expect(localizedDetail('en', busy)).toBe('Please try again in a moment.');
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.app.request(path, {
    method: 'POST',
    headers: { 'accept-language': 'fr', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test.each([
  ['/v1/app/user/auth/email', {}, 'email', 'Obligatoire'],
  ['/v1/app/user/auth/email', { email: 'ada' }, 'email', 'Veuillez utiliser une adresse courriel valide.'],
  [
    '/v1/app/user/auth/phone',
    { phoneNumber: '5555555555' },
    'phoneNumber',
    'Veuillez utiliser un numéro de téléphone valide des États-Unis ou du Canada.',
  ],
  [
    '/v1/app/user/auth/email/login',
    { email: 'ada@mail.example' },
    'otp',
    'Entrée invalide\u00a0: attendu string, reçu undefined',
  ],
  [
    '/v1/app/user/auth/email/login',
    { email: 'ada@mail.example', otp: '1'.repeat(41) },
    'otp',
    'Trop grand\u00a0: attendu que string ait ≤40 caractères',
  ],
])('D-04, S8-04 the faults of fields are in French too: %s %j', async (path, body, field, message) => {
  const response = await post(path, body);
  const problem = problemSchema.parse(await response.json());
  expect([response.status, response.headers.get('content-language')]).toEqual([422, 'fr']);
  expect(problem.errors).toContainEqual({ path: field, message });
});

test('S8-04 a problem with a fault that exists in English only is in English as a whole', () => {
  const failure = { code: 'not_valid', detail: 'Not valid.' } as const;
  const translated = { ...failure, errors: [{ path: 'a', message: 'Required' }] };
  const mixed = { ...failure, errors: [...translated.errors, { path: 'b', message: 'expected a moon' }] };
  expect(localizeFailure('fr', translated)).toMatchObject({
    language: 'fr',
    failure: { detail: frenchDetails.not_valid, errors: [{ path: 'a', message: 'Obligatoire' }] },
  });
  expect(localizeFailure('fr', mixed)).toEqual({ language: 'en', failure: mixed });
  expect(localizeFailure('en', translated)).toEqual({ language: 'en', failure: translated });
});
