import { describe, expect, test } from 'vitest';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../../tests/fixtures/contentFolder';
import { after, before, dawn, december, linksTo, words } from '../../../../tests/fixtures/scheduledProduct';
import { catalogueFile } from '../../pages/productSummaries';
import { notificationFeeds } from '../../pages/notificationFeeds';
import { searchEntries } from '../../pages/searchEntries';
import { catalogues, sitePages } from '../../pages/sitePages';
import { labReportFiles } from '../../pages/labReportFiles';
import { locales } from '../../../domain/region/locales';
import { routes, type RouteId } from '../../../domain/site/routing/routes';
import { inspectContent, readContent } from '../readContent';

const [us] = locales;
function publish(changes: Record<string, unknown>, now: Date) {
  const content = readContent(writeContent(changes), fixturePictureNames, { now });
  const byLocale = catalogues(content, renderedPictures);
  const pages = sitePages(content, renderedPictures, { byLocale, only: us.id });
  const catalogue = catalogueFile(byLocale.get(us.id)!, us, content);
  return {
    content,
    paths: pages.map(({ path }) => path),
    everything: JSON.stringify([
      pages,
      catalogue,
      searchEntries({ locale: us, content, pictures: renderedPictures, catalogue }),
      [...notificationFeeds(content, renderedPictures)],
      [...labReportFiles(content)],
      content.stores,
    ]),
  };
}

describe('a product with a moment of publication', () => {
  const changes = { ...dawn({ publishAt: december }), ...linksTo('/shop/pods/dawn') };

  test('leaves no trace on the site before it, though menu, footer and news link to it', () => {
    const { paths, everything } = publish(changes, before);
    expect(paths).not.toContain('/us/en/shop/pods/dawn');
    expect(everything).not.toMatch(/Dawnfield|B-2/);
    // The shell keeps the link, but shows it in no region, as for a product that no region sells.
    expect(everything.match(/href=[^>]*dawn/g)).toBeNull();
  });

  test('is there with all links to it from that moment on', () => {
    const { paths, everything, content } = publish(changes, after);
    expect(paths).toContain('/us/en/shop/pods/dawn');
    expect(everything).toContain('Dawnfield');
    expect(content.navigation.items.map(({ id }) => id)).toEqual(['pods', 'new']);
    expect(content.notifications[0]).toMatchObject({ link: { path: '/shop/pods/dawn' } });
    expect(everything).not.toContain('publishAt');
  });

  test('keeps the words of links to it', () => {
    const { content } = publish(changes, before);
    expect(content.notifications[0]).toMatchObject({ link: null, text: { en: '<p>See the new one.</p>' } });
    expect(content.navigation.items.map(({ id }) => id)).toEqual(['pods']);
    expect(content.footer).toMatchObject({ mainLinks: [], additionalLinks: [] });
  });
});

test('a product that was taken down has no page, but its reports stay for those who bought it', () => {
  const { paths, content } = publish({ ...dawn({ takeDownAt: december }), ...linksTo('/shop/pods/dawn') }, after);
  expect(paths).not.toContain('/us/en/shop/pods/dawn');
  expect(content.batches.has('B-2')).toBe(true);
});

test('a product that was taken down leaves no report while its maker is not on the site yet', () => {
  const brand = {
    slug: 'elm',
    name: 'Elmhurst',
    story: words('New.'),
    label: { ink: '#101010', paper: '#fafafa', accent: '#ff8800', pattern: 'rings' },
    publishAt: { ...december, day: '2027-02-01' },
  };
  const changes = { ...dawn({ brand: 'elm', takeDownAt: december }), 'brands/elm.json': brand };
  expect(publish(changes, after).everything).not.toMatch(/Dawnfield|Elmhurst|B-2/);
});

test('a brand takes its pods and its name in stores along', () => {
  const brand = {
    slug: 'elm',
    name: 'Elmhurst',
    story: words('New.'),
    label: { ink: '#101010', paper: '#fafafa', accent: '#ff8800', pattern: 'rings' },
  };
  const pod = dawn({ brand: 'elm' });
  const store = JSON.parse(JSON.stringify(readContent(writeContent(), fixturePictureNames).stores[0])) as object;
  const changes = {
    ...pod,
    'stores/fresno.json': { ...store, brands: ['alder', 'elm'] },
    'brands/elm.json': { ...brand, publishAt: december },
  };
  expect(publish(changes, before).everything).not.toMatch(/Dawnfield|Elmhurst|"elm"/);
  expect(publish(changes, after).everything).toMatch(/Dawnfield.*Elmhurst|Elmhurst.*Dawnfield/s);
});

test('a page, a section, a question, a store, news and a menu item come and go', () => {
  const page = (route: string, more: object = {}) => ({
    route,
    title: words(`Title of ${route}`),
    description: words(`Description of ${route}`),
    heading: words(`Heading of ${route}`),
    lead: words(`Lead of ${route}`),
    ...more,
  });
  const links = linksTo('/partners');
  const changes = {
    ...links,
    'pages/partners.json': page('partners', { publishAt: december }),
    'pages/support.json': page('support', {
      sections: [
        {
          id: 'sale',
          heading: words('Winter sale'),
          publishAt: december,
          link: { label: words('Go'), path: '/partners' },
        },
      ],
      questions: [{ id: 'q', question: words('Sale until when?'), answer: words('Friday.'), takeDownAt: december }],
    }),
  };
  const early = publish(changes, before);
  expect(early.paths).not.toContain('/us/en/partners');
  expect(early.everything).not.toMatch(/of partners|Winter sale/);
  expect(early.everything).toContain('Sale until when?');
  const late = publish(changes, after);
  expect(late.paths).toContain('/us/en/partners');
  expect(late.everything).toMatch(/Winter sale/);
  expect(late.everything).not.toContain('Sale until when?');
});

const guideTo = (path: string) => ({
  slug: 'first',
  order: 1,
  title: words('First'),
  description: words('About the first time.'),
  heading: words('First'),
  lead: words('Read this.'),
  picture: 'pod',
  publishedOn: '2026-01-01',
  updatedOn: '2026-01-01',
  sections: ['a', 'b', 'c'].map((id) => ({ id, heading: words(id), paragraphs: [words('Text.')] })),
  links: [
    { label: words('Pods'), path: '/shop/pods' },
    { label: words('The new one'), path },
  ],
});

test('a guide loses its link to what is not on the site', () => {
  const changes = { ...dawn({ publishAt: december }), 'guides/first.json': guideTo('/shop/pods/dawn') };
  const linksAt = (now: Date) => publish(changes, now).content.guides[0]!.links.map(({ path }) => path);
  expect(linksAt(before)).toEqual(['/shop/pods']);
  expect(linksAt(after)).toEqual(['/shop/pods', '/shop/pods/dawn']);
});

describe('a page that was taken down', () => {
  const city = { slug: 'fresno', name: 'Fresno', region: 'CA', postalCodes: ['93701'] };
  const dispensary = {
    id: 'fern',
    name: 'Fern Delivery',
    licence: 'C9-0000000-LIC',
    minimum: 40,
    fee: 5,
    hours: { Mon: { open: '10:00', close: '20:00' } },
    windowMinutes: 60,
    leadMinutes: 45,
    firstDay: 0,
    postalCodes: ['93701'],
  };
  const site = {
    'cities/fresno.json': city,
    'dispensaries/fern.json': dispensary,
    'guides/first.json': guideTo('/partners'),
  };
  const pages = readContent(writeContent(), fixturePictureNames).pages;

  test.each(routes.map(({ id }) => id))('%s is refused, or every other page is built without it', (route) => {
    const changes = { ...site, [`pages/${route}.json`]: { ...pages.get(route)!, takeDownAt: december } };
    const { faults } = inspectContent(writeContent(changes), fixturePictureNames, { now: after });
    if (faults.length) return expect(faults.map(({ field }) => field)).toEqual(['takeDownAt']);
    const whole = publish(site, after).paths;
    expect(publish(changes, after).paths).toEqual(whole.filter((path) => path !== `/us/en/${route}`));
  });

  test('is only the page for partners: the shop itself links to every other', () => {
    const isAllowed = (route: RouteId) => {
      const changes = { ...site, [`pages/${route}.json`]: { ...pages.get(route)!, takeDownAt: december } };
      return inspectContent(writeContent(changes), fixturePictureNames, { now: before }).faults.length === 0;
    };
    expect(routes.map(({ id }) => id).filter(isAllowed)).toEqual(['partners']);
  });
});
