import { describe, expect, test } from 'vitest';
import { cmsConfig, cmsSettings } from './cmsConfig';

const place = { origin: 'https://shop.example', localApi: null };

describe('the editor’s settings', () => {
  test.each([
    ['nothing', {}, { repo: null, branch: 'main', authUrl: null }],
    [
      'a repository',
      { CMS_REPO: 'shop/site', CMS_BRANCH: 'live' },
      { repo: 'shop/site', branch: 'live', authUrl: null },
    ],
    ['Netlify’s repository address', { REPOSITORY_URL: 'https://github.com/shop/site' }, { repo: 'shop/site' }],
    [
      'Netlify’s repository address, for ssh',
      { REPOSITORY_URL: 'git@github.com:shop/site.git' },
      { repo: 'shop/site' },
    ],
    [
      'a separate sign-in host',
      { CMS_REPO: 'a/b', CMS_AUTH_URL: 'https://auth.shop.example' },
      { authUrl: 'https://auth.shop.example' },
    ],
    ['empty values', { CMS_REPO: '', CMS_AUTH_URL: ' ' }, { repo: null, authUrl: null }],
  ])('are read from %s', (_, env, settings) => {
    expect(cmsSettings(env)).toMatchObject(settings);
  });

  test.each([
    [{ CMS_REPO: 'https://github.com/shop/site' }, 'CMS_REPO: expected a GitHub repository as owner/name.'],
    [{ CMS_AUTH_URL: 'http://auth.example' }, 'CMS_AUTH_URL: expected an origin such as https://auth.shop.example.'],
  ])('%j is rejected by name', (env, message) => {
    expect(() => cmsSettings(env)).toThrow(message);
  });
});

test('the deployed editor saves to GitHub', () => {
  const settings = cmsSettings({ CMS_REPO: 'shop/site', CMS_AUTH_URL: 'https://auth.shop.example' });
  expect(cmsConfig(settings, place)).toMatchObject({
    backend: { name: 'github', repo: 'shop/site', branch: 'main', base_url: 'https://auth.shop.example' },
    publish_mode: 'simple',
    site_url: 'https://shop.example',
  });
});

test('on a local server it saves to the files immediately', () => {
  expect(cmsConfig(cmsSettings({}), { ...place, localApi: '/admin/api' })).toMatchObject({
    backend: { name: 'proxy', proxy_url: '/admin/api' },
    publish_mode: 'simple',
  });
});
