import { expect, test } from 'vitest';
import { pageSchema } from './pageSchema';

const words = { en: 'Words' };
const page = { route: 'support', title: words, description: words, heading: words, lead: words };
const section = { id: 'one', heading: words };
const item = { id: 'email', heading: words };
const table = { own: words, other: words, rows: [1, 2].map(() => ({ name: words, own: words, other: words })) };
const question = { id: 'why', question: words, answer: words };

const faults = (value: object): string[] => {
  const result = pageSchema.safeParse({ ...page, ...value });
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
};

test('a section of each kind passes with its required fields', () => {
  const sections = [
    section,
    { ...section, id: 'two', kind: 'wide', picture: 'night', tone: 'dark' },
    { ...section, id: 'three', kind: 'steps', items: [item] },
    { ...section, id: 'four', kind: 'contact', items: [item] },
    { ...section, id: 'five', kind: 'report', items: [{ ...item, id: 'total-thc' }] },
    { ...section, id: 'six', kind: 'brands', needs: 'filters' },
    { ...section, id: 'seven', kind: 'call', portal: words },
    { ...section, id: 'eight', kind: 'comparison', items: [item], table },
    { ...section, id: 'nine', kind: 'levels', items: [item] },
  ];
  expect(
    faults({ sections, topics: [{ id: 'all', title: words }], questions: [{ ...question, topic: 'all' }] }),
  ).toEqual([]);
  expect(pageSchema.parse({ ...page, sections: [section] }).sections[0]).toMatchObject({ kind: 'words', items: [] });
});

test.each<[string, object, RegExp]>([
  ['an unknown kind', { sections: [{ ...section, kind: 'carousel' }] }, /^sections\.0\.kind: .*"steps"/],
  ['steps without items', { sections: [{ ...section, kind: 'steps' }] }, /^sections\.0\.items: expected one or more/],
  [
    'items in a section without them',
    { sections: [{ ...section, items: [item] }] },
    /^sections\.0\.items: expected none/,
  ],
  [
    'an unknown figure',
    { sections: [{ ...section, kind: 'report', items: [item] }] },
    /^sections\.0\.items\.0\.id: expected one of total-thc, .*, got email$/,
  ],
  [
    'an unknown contact method',
    { sections: [{ ...section, kind: 'contact', items: [{ ...item, id: 'fax' }] }] },
    /^sections\.0\.items\.0\.id: expected one of email, .*, got fax$/,
  ],
  [
    'a wide section without a picture',
    { sections: [{ ...section, kind: 'wide' }] },
    /^sections\.0\.picture: expected a dr/,
  ],
  [
    'a comparison without a table',
    { sections: [{ ...section, kind: 'comparison', items: [item] }] },
    /^sections\.0\.table: expected a table/,
  ],
  ['a table that is not shown', { sections: [{ ...section, table }] }, /^sections\.0\.table: expected none/],
  [
    'a table of one row',
    { sections: [{ ...section, kind: 'comparison', items: [item], table: { ...table, rows: table.rows.slice(1) } }] },
    /^sections\.0\.table\.rows: .*>=2/,
  ],
  ['D-07 an unknown feature', { sections: [{ ...section, needs: 'teleport' }] }, /^sections\.0\.needs: /],
  [
    'a question without a topic',
    { topics: [{ id: 'all', title: words }], questions: [question] },
    /^questions\.0\.topic: expected the id of one of the page's topics, got none$/,
  ],
  [
    'a question of another page’s topic',
    { questions: [{ ...question, topic: 'gone' }] },
    /^questions\.0\.topic: expected the id of one of the page's topics, got gone$/,
  ],
])('%s is rejected, naming the field and what was expected', (_, value, fault) => {
  const found = faults(value);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(fault);
});
