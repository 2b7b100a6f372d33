import { describe, expect, test } from 'vitest';
import { currentLegalDates, currentTermsVersion } from '../../../tests/fixtures/completeAccount';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { CurrentTerms } from '../../../src/domain/account/currentTermsSchema';
import type { Problem } from '../../../src/domain/api/problemSchema';
import { regionCodes, regionOf } from '../../../src/domain/region/regions';

const api = await setUpTestApp();
const read = async (region: string) => {
  const response = await api.app.request(`/v1/app/terms/${region}`);
  return { response, body: (await response.json()) as CurrentTerms };
};

describe('S5-04 D-33 the current terms', () => {
  test.each(regionCodes)('in %s: a version, and each text in each language of the country', async (region) => {
    const { response, body } = await read(region);
    expect([response.status, body.region, body.termsVersion]).toEqual([200, region, currentTermsVersion]);
    const site = api.context.settings.siteUrl;
    const pages =
      regionOf(region).country === 'us'
        ? ['en-US /us/en/terms', 'en-US /us/en/privacy']
        : ['en-CA /ca/en/terms', 'en-CA /ca/en/privacy', 'fr-CA /ca/fr/terms', 'fr-CA /ca/fr/privacy'];
    expect(body.texts.map(({ localeId, url }) => `${localeId} ${url.replace(site, '')}`)).toEqual(pages);
    for (const { text, updatedOn } of body.texts)
      expect([updatedOn, typeof updatedOn]).toEqual([currentLegalDates[text], 'string']);
  });

  test('D-30 are public, and caches may share them', async () => {
    const { response } = await read('CA');
    expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/^public/);
    const again = await api.app.request('/v1/app/terms/CA', {
      headers: { 'if-none-match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test.each(['ZZ', 'ca', 'us'])('D-30 of the unknown region %s are a 422', async (region) => {
    expect((await read(region)).response.status).toBe(422);
  });

  test('D-30 a refusal of earlier terms leads to them, and their version is accepted', async () => {
    const { headers } = await api.signedIn({ termsVersion: '2020-01-01' });
    const send = (termsVersion: string) =>
      api.app.request('/v1/app/user/v2', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ termsVersion }),
      });
    const refused = await send('2021-01-01');
    const { code, termsPath } = (await refused.json()) as Problem;
    expect([refused.status, code]).toEqual([422, 'terms_not_accepted']);
    const found = await api.app.request(termsPath!.replace('{region}', 'CA_ALL'));
    const { termsVersion } = (await found.json()) as CurrentTerms;
    expect((await send(termsVersion)).status).toBe(200);
  });
});
