import { expect, test } from 'vitest';
import { robots } from './robots';

const lines = (context?: string) => robots('https://site.test', context).trimEnd().split('\n');

test.each([undefined, 'production'])(
  'in the context %s crawlers may read everything except services and accounts',
  (context) => {
    expect(lines(context)[0]).toBe('User-agent: *');
    expect(lines(context)).toEqual(
      expect.arrayContaining([
        'Disallow: /v1/',
        'Disallow: /.netlify/',
        'Disallow: /__',
        'Disallow: /ca/fr/user/account',
      ]),
    );
    expect(lines(context)).not.toContain('Disallow: /us/en/user/account/email');
    expect(lines(context).filter((line) => /shop|terms|Disallow: \/$/.test(line))).toEqual([]);
    expect(lines(context).at(-1)).toBe('Sitemap: https://site.test/sitemap.xml');
  },
);

test.each(['deploy-preview', 'branch-deploy', 'dev'])('crawlers may read nothing of a %s', (context) => {
  expect(lines(context)).toEqual(['User-agent: *', 'Disallow: /']);
});
