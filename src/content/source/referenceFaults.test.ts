import { describe, expect, test } from 'vitest';
import { amber, faultsOf, oilFile, variant, wordsOfPage } from '../../../tests/fixtures/contentFaults';
import { buildOil, contentNotification, contentStore } from '../../../tests/fixtures/contentFolder';
import type { ContentFault } from '../files/contentError';

describe('each fault of a file or a reference is reported with its file, its field and what was expected', () => {
  test.each<[string, Record<string, unknown>, ContentFault]>([
    [
      'invalid JSON',
      { 'stores/fresno.json': '{ "id": ' },
      { file: 'content/stores/fresno.json', field: '', message: expect.stringMatching(/^expected JSON: /) as string },
    ],
    [
      'an unknown field inside another',
      { 'products/california-amber.json': { ...buildOil(), title: { en: 'Amber', de: 'Bernstein' } } },
      { file: amber, field: 'title.de', message: 'expected no such field here' },
    ],
    [
      'a slug that is not the file’s name',
      { 'products/california-amber.json': undefined, 'products/amber.json': buildOil() },
      {
        file: 'content/products/amber.json',
        field: 'slug',
        message: 'expected the file name, got california-amber',
      },
    ],
    [
      'an unknown brand',
      oilFile({ brand: 'nobody' }),
      { file: amber, field: 'brand', message: 'expected the slug of a file in content/brands/, got nobody' },
    ],
    [
      'a store that carries an unknown brand',
      { 'stores/fresno.json': { ...contentStore, brands: ['alder', 'nobody'] } },
      {
        file: 'content/stores/fresno.json',
        field: 'brands[1]',
        message: 'expected the slug of a file in content/brands/, got nobody',
      },
    ],
    [
      'a city in which nobody delivers',
      { 'cities/fresno.json': { slug: 'fresno', name: 'Fresno', region: 'CA', postalCodes: ['93701'] } },
      {
        file: 'content/cities/fresno.json',
        field: 'postalCodes',
        message: 'expected a ZIP code of a file in content/dispensaries/',
      },
    ],
    [
      'a store whose id, and so its address, is not its file’s name',
      { 'stores/second.json': contentStore },
      {
        file: 'content/stores/second.json',
        field: 'id',
        message: 'expected the file name, got fresno',
      },
    ],
    [
      'an unknown picture',
      oilFile({ pictures: ['pod', 'nothing'] }),
      {
        file: amber,
        field: 'pictures[1]',
        message: 'expected the name of a drawing in content/pictures/, got nothing',
      },
    ],
    [
      'an unknown picture of a page',
      {
        'pages/terms.json': {
          route: 'terms',
          ...wordsOfPage,
          sections: [
            { id: 'one', heading: { en: 'One', fr: 'Un' }, picture: 'pod' },
            { id: 'two', heading: { en: 'Two', fr: 'Deux' }, picture: 'nothing' },
          ],
        },
      },
      {
        file: 'content/pages/terms.json',
        field: 'sections[1].picture',
        message: 'expected the name of a drawing in content/pictures/, got nothing',
      },
    ],
    [
      'an unknown picture of a notification',
      { 'notifications/news.json': { ...contentNotification, picture: 'nothing' } },
      {
        file: 'content/notifications/news.json',
        field: 'picture',
        message: 'expected the name of a drawing in content/pictures/, got nothing',
      },
    ],
    [
      'a menu item that links to a missing product',
      {
        'navigation/main.json': {
          items: [
            {
              id: 'gone',
              title: { en: 'Gone', fr: 'Parti' },
              target: { product: { productType: 'oil', slug: 'battery' } },
              authenticationVisibility: 'any',
            },
          ],
        },
      },
      {
        file: 'content/navigation/main.json',
        field: 'items[0].target.product.slug',
        message: 'expected the slug of a file in content/products/ of the type oil, got battery',
      },
    ],
    [
      'S9-12 a notification with the id of another, which would share its read state',
      { 'notifications/again.json': contentNotification },
      {
        file: 'content/notifications/news.json',
        field: 'originalId',
        message: 'expected a unique value, but content/notifications/again.json also has news',
      },
    ],
    [
      'a notification that links to a missing product',
      {
        'notifications/news.json': {
          ...contentNotification,
          link: { product: { productType: 'devices', slug: 'gone' } },
        },
      },
      {
        file: 'content/notifications/news.json',
        field: 'link.product.slug',
        message: 'expected the slug of a file in content/products/ of the type devices, got gone',
      },
    ],
    [
      'an unknown batch',
      oilFile({ variants: [{ ...variant, batchIds: ['B-1', 'B-2'] }] }),
      {
        file: amber,
        field: 'variants[0].batchIds[1]',
        message: 'expected the id of a file in content/batches/, got B-2',
      },
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});
