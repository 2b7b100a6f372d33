import { expect, test } from 'vitest';
import { renderedPictures, writeContent, fixturePictureNames } from '../../../tests/fixtures/contentFolder';
import { localeOf } from '../../domain/region/locales';
import type { Guide } from '../../domain/editorial/guideSchema';
import { pageSchema } from '../../domain/editorial/pageSchema';
import type { Photo } from '../../domain/editorial/photoSchema';
import { readContent, type Content } from '../source/readContent';
import { sitePages } from './sitePages';

const words = (en: string) => ({ en, fr: `${en} (fr)` });
const item = (id: string, picture: string) => ({ id, heading: words(id), picture });
const section = { id: 'how', kind: 'steps', heading: words('How'), picture: 'shelf' };
const support = pageSchema.parse({
  route: 'support',
  title: words('Support'),
  description: words('Support'),
  heading: words('Support'),
  lead: words('Support'),
  sections: [{ ...section, items: [item('one', 'shelf'), item('two', 'pod')] }],
});
const guide: Guide = {
  slug: 'first',
  order: 1,
  title: words('First'),
  description: words('First'),
  heading: words('First'),
  lead: words('First'),
  picture: 'shelf',
  publishedOn: '2026-01-01',
  updatedOn: '2026-01-01',
  sections: [],
  links: [],
};
const photo: Photo = {
  name: 'shelf',
  alt: { en: 'Pods on a shelf', fr: 'Des capsules sur une tablette' },
  shape: 'original',
};
const read = readContent(writeContent(), fixturePictureNames);
const content: Content = {
  ...read,
  pages: new Map(read.pages).set('support', support),
  guides: [guide],
  photos: new Map([['shelf', photo]]),
};
const pictures = { ...renderedPictures, shelf: { base: '/pictures/shelf', width: 4, height: 3, widths: [240] } };

test.each([
  ['en-US', 'Pods on a shelf'],
  ['fr-CA', 'Des capsules sur une tablette'],
] as const)('in %s, a photo of a section, an item or a guide has its alt text, and a drawing none', (id, alt) => {
  const pages = sitePages(content, pictures, { only: id });
  const contextOf = (path: string) => pages.find((page) => page.path === localeOf(id).prefix + path)!.context;
  const [shown] = contextOf('/support').words.sections;
  expect([shown!.picture, ...shown!.items.map(({ picture }) => picture)].map((each) => each!.alt)).toEqual([
    alt,
    alt,
    undefined,
  ]);
  expect(contextOf('/guides/first').guide!.picture).toMatchObject({ base: '/pictures/shelf', alt });
  expect(contextOf('/guides').guides![0]!.picture).toMatchObject({ base: '/pictures/shelf', alt });
});
