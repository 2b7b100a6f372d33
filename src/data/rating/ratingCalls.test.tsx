import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { buildRating } from '../../../tests/fixtures/builders/buildRating';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { saveRating, ratedPodQuery, ratingQuery } from './ratingCalls';

const path = '/v1/app/user/pods/ABCDEFGH';

test('S2-19 the pod is requested by its key, once per language', async () => {
  const api = fakeApi({ [`GET ${path}`]: buildUserPod() });
  const queries = new QueryClient();
  expect(await queries.fetchQuery(ratedPodQuery('ABCDEFGH', 'en'))).toEqual(buildUserPod());
  await queries.fetchQuery(ratedPodQuery('ABCDEFGH', 'fr'));
  expect(api.calls).toHaveLength(2);
});

test('S1-11 D-27 a rating is read, and replaces the previous one', async () => {
  const rating = { score: 4, tags: ['good-vapor'], effects: [] } as const;
  const api = fakeApi({ [`GET ${path}/rating`]: buildRating(), [`PUT ${path}/rating`]: buildRating({ score: 4 }) });
  expect(await new QueryClient().fetchQuery(ratingQuery('ABCDEFGH'))).toEqual(buildRating());
  expect(await saveRating('ABCDEFGH', { ...rating, tags: [...rating.tags], effects: [] })).toEqual(
    buildRating({ score: 4 }),
  );
  expect(api.calls[1]!.body).toEqual(rating);
});

test('D-27 a rejection throws its code', async () => {
  fakeApi({ [`PUT ${path}/rating`]: problem(409, 'rating_closed') });
  await expect(saveRating('ABCDEFGH', { score: 4, tags: [], effects: [] })).rejects.toMatchObject({
    status: 409,
    code: 'rating_closed',
  });
});
