import { describe, expect, test } from 'vitest';
import {
  buildContentBatch,
  buildDevice,
  buildOil,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { contentReport } from './contentReport';

const now = new Date('2026-11-20T12:00:00Z');
const drawings = Object.fromEntries(
  ['pod', 'battery'].map((name) => [`pictures/${name}.svg`, '<svg viewBox="0 0 400 300"></svg>']),
);
const report = (changes: Record<string, unknown> = {}) => contentReport(writeContent({ ...drawings, ...changes }), now);
const timeless = (lines: string[]) => lines.map((line) => line.replace(/\d+\.\d s/, '0.0 s'));

describe('npm run content:check', () => {
  test('sums up content without faults', () => {
    const { isRight, lines } = report();
    expect(isRight).toBe(true);
    expect(timeless(lines)).toEqual(['2 products and 52 other files read in 0.0 s: no faults.']);
  });

  test('reports each fault with file, line, field and what was expected', () => {
    const { isRight, lines } = report({
      'products/california-amber.json': JSON.stringify({ ...buildOil(), brand: 'nobody', colour: 'red' }, null, 2),
      'products/battery.json': '{\n  "slug": "battery",\n}\n',
    });
    expect(isRight).toBe(false);
    expect(timeless(lines)).toEqual([
      '2 faults in 2 files:',
      '  content/products/battery.json · (whole file) · expected JSON: line 3, column 1: expected a field in double quotes after the comma, got }',
      expect.stringMatching(
        /^ {2}content\/products\/california-amber\.json:\d+ · colour · expected no such field here/,
      ),
      '',
      'no products and 52 other files read in 0.0 s: 2 faults.',
    ]);
  });

  test.each([
    [
      'pod.svg',
      '<svg viewBox="0 0 400 300">\n<g onload="1"/></svg>',
      'expected only what draws: line 2 has onload="1" in <g>',
    ],
    ['logo.svg', '<svg viewBox="0 0 40 30"><script/></svg>', 'expected only what draws: line 1 has <script>'],
    ['shelf.svg', '\x89PNG', 'expected an <svg> with viewBox="0 0 <width> <height>" in whole numbers'],
    ['shelf.png', drawings['pictures/pod.svg']!, 'expected a photo that can be read: add it in the editor'],
    ['shelf.jpg', drawings['pictures/pod.svg']!, 'expected a photo that can be read: add it in the editor'],
  ])('reports a picture that was copied into the folder: %s, %s', (name, text, message) => {
    const { isRight, lines } = report({ [`pictures/${name}`]: text });
    expect([isRight, lines]).toEqual([
      false,
      expect.arrayContaining([`  content/pictures/${name} · (whole file) · ${message}`]),
    ]);
  });

  test('reads a file that begins with a byte order mark', () => {
    expect(report({ 'products/battery.json': `\uFEFF${JSON.stringify(buildDevice())}` }).isRight).toBe(true);
  });

  test('says so if the content folder is missing', () => {
    expect(contentReport('/nowhere/at/all', now)).toEqual({
      isRight: false,
      lines: ['Expected the content folder at /nowhere/at/all, found none.'],
    });
  });

  test('says how long it took to read this project’s content', () => {
    expect(contentReport('content', now).lines.at(-1)).toMatch(/^\d+ products and \d+ other files read in \d+\.\d s: /);
  });
});

describe('reports a note without failing', () => {
  const availability = 'coming-soon' as const;
  const soon = { availability, variants: buildOil().variants.map((variant) => ({ ...variant, availability })) };
  test.each([
    [
      'S4-08 a coming-soon date that is past, though its month is not',
      { 'products/california-amber.json': buildOil({ ...soon, availabilityComingSoonDate: '2026-11-19' }) },
      '  content/products/california-amber.json:1 · availabilityComingSoonDate · 2026-11-19 has passed and the product is still coming soon: put it on sale or enter a new date',
    ],
    [
      'a coming-soon date of a product on sale',
      { 'products/california-amber.json': buildOil({ availabilityComingSoonDate: '2027-01-01' }) },
      '  content/products/california-amber.json:1 · availabilityComingSoonDate · 2027-01-01 isn’t shown anywhere, because neither the product nor a variant is coming soon',
    ],
    [
      'a lab report that no product names',
      { 'batches/B-7.json': buildContentBatch({ batchId: 'B-7' }) },
      '  content/batches/B-7.json:1 · batchId · no product lists B-7, so its report is not shown',
    ],
    [
      'a product that no region sells',
      { 'products/california-amber.json': buildOil({ visibility: productSoldIn() }) },
      '  content/products/california-amber.json:1 · visibility · no region sells it, so it has no page',
    ],
  ])('%s', (_, changes, line) => {
    const { isRight, lines } = report(changes);
    expect([isRight, lines[0], lines[1]]).toEqual([true, '1 note (the build still passes):', line]);
  });

  test('S4-08 a coming-soon date within thirty days, before it is past', () => {
    const oil = buildOil({ ...soon, availabilityComingSoonDate: '2026-12-20' });
    const { isRight, lines } = report({ 'products/california-amber.json': oil });
    expect([isRight, ...lines.slice(0, 2)]).toEqual([
      true,
      '1 date in the next 30 days (the build still passes):',
      '  content/products/california-amber.json:1 · availabilityComingSoonDate · 2026-12-20 is in 30 days: put it on sale or enter a new date by then',
    ]);
  });

  test('S4-08 a later date gives no note', () => {
    const oil = buildOil({ ...soon, availabilityComingSoonDate: '2026-12-21' });
    expect(report({ 'products/california-amber.json': oil }).lines).toHaveLength(1);
  });
});
