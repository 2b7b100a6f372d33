import { describe, expect, test } from 'vitest';
import { amber, faultsOf, oilFile, report, wordsOfPage } from '../../../tests/fixtures/contentFaults';
import { buildOil, productSoldIn } from '../../../tests/fixtures/contentFolder';
import type { Oil } from '../../domain/catalogue/productSchema';

const words = (en: string, fr = en) => ({ en, fr });
const messages = (files: Record<string, unknown>) =>
  faultsOf(files).map(({ file, field, message }) => `${file} ${field}: ${message}`);
const origin = (place: string, others: string) =>
  `expected no place of origin, because it is made and sold in ${others} too, got ${place}; the maker’s story may name it`;
const heat = (found: string) =>
  `expected the first or second heat level, which all texts recommend for Rosin, got “${found}”`;

describe('a pod that names a place of origin', () => {
  const batchIds: string[] = buildOil().variants[0]!.batchIds;
  const soldIn = (flags: Parameters<typeof productSoldIn>, texts: Partial<Oil>) =>
    oilFile({ visibility: productSoldIn(...flags), variants: [{ ...buildOil().variants[0]!, batchIds }], ...texts });

  test.each<[string, Parameters<typeof productSoldIn>, Partial<Oil>, string[]]>([
    [
      'and is sold in another state too',
      ['availableUs', 'availableUsCo'],
      { description: words('Denver’s cold store held it.') },
      [`${amber} description.en: ${origin('Denver', 'CA')}`, `${amber} description.fr: ${origin('Denver', 'CA')}`],
    ],
    [
      'and is sold elsewhere only',
      ['availableUs'],
      { tagline: words('Yakima hybrid', 'Hybride') },
      [`${amber} tagline.en: ${origin('Yakima', 'CA')}`],
    ],
    [
      'in a country that also sells it',
      ['availableUs', 'availableCaAll'],
      { description: words('Grown in Mendocino.', 'Cultivé en Californie.') },
      [
        `${amber} description.en: ${origin('Mendocino', 'CA_ALL')}`,
        `${amber} description.fr: ${origin('Californie', 'CA_ALL')}`,
      ],
    ],
    ['and is sold there alone', ['availableUs'], { description: words('Grown in Oakland.') }, []],
    [
      'of a province, and is sold in provinces',
      ['availableCaAll', 'availableCa'],
      { description: words('From Sherbrooke.') },
      [],
    ],
  ])('%s', (_, flags, texts, expected) => {
    expect(messages(soldIn(flags, texts))).toEqual(expected);
  });
});

describe('the heat for rosin is the same in', () => {
  const landing = (paragraph: string) => ({
    'landings/rosin.json': {
      slug: 'rosin',
      value: 'Rosin',
      ...wordsOfPage,
      about: { heading: words('About rosin'), paragraphs: [words(paragraph)] },
    },
  });
  const answer = (text: string) => ({
    'pages/terms.json': {
      route: 'terms',
      ...wordsOfPage,
      sections: [{ id: 'a', heading: words('A'), paragraphs: [words(text)] }],
    },
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'a pod',
      {
        ...oilFile({
          oilType: 'Rosin',
          description: words('The high level brings it out.', 'Au niveau le plus élevé.'),
        }),
        ...report({ ingredients: ['Cannabis rosin'] }),
      },
      [`${amber} description.en: ${heat('high level')}`, `${amber} description.fr: ${heat('niveau le plus élevé')}`],
    ],
    ['a pod of another oil, which may take more', oilFile({ description: words('The high level brings it out.') }), []],
    [
      'the page about it, in any sentence',
      landing('Rosin is thick. So use the highest heat.'),
      ['en', 'fr'].map((each) => `content/landings/rosin.json about.paragraphs[0].${each}: ${heat('highest heat')}`),
    ],
    [
      'an answer, in a sentence that names it',
      answer('Blinks mean 2.4, 2.8 or 3.2 volts. Rosin flows at two or three.'),
      ['en', 'fr'].map((each) => `content/pages/terms.json sections[0].paragraphs[0].${each}: ${heat('two or three')}`),
    ],
    ['an answer within the range', answer('Blinks mean 2.4, 2.8 or 3.2 volts. Rosin takes one or two.'), []],
  ])('%s', (_, files, expected) => {
    expect(messages(files)).toEqual(expected);
  });
});
