import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { cssOf } from './cssOf';
import { findUnsupported } from './findUnsupported';

/**
 * Features that a supported browser may lack, and what happens there instead. With a file name, only that file may
 * use it.
 */
const enhancements: Record<string, string> = {
  'at-rules/starting-style': 'Dialogs open without animation.',
  'at-rules/page': 'The browser’s own margins in print.',
  'types/color/color-mix': 'No tint; a plain color comes first where one is needed.',
  'properties/cursor': 'A phone has no pointer.',
  'properties/resize': 'The field grows with its text, or scrolls.',
  'properties/field-sizing': 'The field has its number of rows, and scrolls.',
  'properties/forced-color-adjust': 'Safari has no forced colors.',
  'properties/scrollbar-gutter': 'Scrollbars take no space on Apple’s devices by default.',
  'properties/scrollbar-width': 'The scrollbar shows.',
  'properties/text-size-adjust': 'Only phones change sizes.',
  'properties/text-wrap': 'Lines break when full.',
  'properties/content-visibility': 'Content below the fold is rendered immediately.',
  'properties/contain-intrinsic-block-size': 'Belongs to content-visibility.',
  'properties/overflow-clip-margin': 'Belongs to content-visibility.',
  'properties/animation-timeline': 'The battery’s story stands still.',
  'properties/animation-range': 'Belongs to animation-timeline.',
  'properties/view-timeline': 'Belongs to animation-timeline.',
  'properties/print-color-adjust': 'The figures are printed without their bars.',
  'properties/font-family/ui-monospace': 'The next font in the list.',
  'selectors/selection': 'The device’s own color.',
  'selectors/has src/ui/fields/Control.tsx': 'The error is shown below the field.',
  'selectors/has src/ui/fields/FileField.tsx': 'See media.withoutHas.',
  'selectors/has src/ui/fields/RadioCards.tsx': 'The card’s tick shows the selection.',
  'selectors/has src/ui/fields/RadioTiles.tsx': 'See media.withoutHas.',
  'selectors/has src/ui/fields/SegmentedControl.tsx': 'See media.withoutHas.',
  'selectors/has src/features/console/DataTable.tsx': 'The message is beside its field.',
  'selectors/has src/templates/Unlock.tsx': 'The unlocked pod’s page is as narrow as the steps.',
  'selectors/has src/features/shop/ListViewSwitch.tsx': 'See media.withoutHas.',
  'selectors/has src/features/store-locator/EmbeddedStoreMap.styles.ts': 'Stores may overlap.',
  'selectors/has src/features/orders/Receipt.styles.ts': 'The whole page is printed.',
  'selectors/has src/features/membership/BillingHistory.styles.ts': 'The whole page is printed.',
  'selectors/has src/features/notifications/NotificationItem.tsx': 'No hover background.',
  'selectors/has src/features/starter/StarterChoice.tsx': 'The radio button shows what is chosen.',
  'selectors/has src/features/editorial/BrandWall.tsx': 'Rows are taller.',
};

const files = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.|^src\/(content|editor)\//.test(path));

test('S1-01 the styles work in every supported browser', { timeout: 60_000 }, () => {
  const used = new Set<string>();
  const isEnhancement = (feature: string, path: string) => {
    const keys = [feature, feature.split('/').slice(0, 2).join('/'), `${feature} ${path}`];
    const key = keys.find((name) => name in enhancements);
    if (key) used.add(key);
    return key !== undefined;
  };
  const faults = files.flatMap((path) =>
    cssOf(path, readFileSync(path, 'utf8'))
      .flatMap(findUnsupported)
      .filter(({ feature }) => !isEnhancement(feature, path))
      .map(({ line }) => `${path}: ${line}`),
  );
  expect(faults, 'prefix it, put a value that all know before it, or say in this file what is there instead').toEqual(
    [],
  );
  expect(
    Object.keys(enhancements).filter((key) => !used.has(key)),
    'enhancements that are no longer used',
  ).toEqual([]);
});

test.each([
  ['user-select: none', ['user-select: needs -webkit-user-select in safari 16.4']],
  ['-webkit-user-select: none; user-select: none', []],
  [
    'color: light-dark(red, blue)',
    ['light-dark(): not in chrome 109, edge 109, firefox 115, safari 16.4, safari_ios 16.4'],
  ],
  ['color: red; color: light-dark(red, blue)', []],
  ['&:has(:checked) { color: red }', [':has: not in firefox 115']],
  ['animation-timeline: scroll()', ['animation-timeline: not in firefox 115']],
])('%s', (css, lines) => {
  const found = findUnsupported(parse(`a { ${css} }`)).map(({ line }) => line);
  expect(found).toEqual(expect.arrayContaining(lines));
  expect(found.length > 0).toBe(lines.length > 0);
});

test('styles are read from styled components, mixins and strings', () => {
  const code = `
    const A = styled.a<{ $b?: string }>\`
      \${text.small};
      \${media.hover} { user-select: none; }
      color: \${color.ink};
    \`;
    const B = css\`user-select: none;\`;
    const c = \`html{user-select:none}\`;
    const d = \`
  user-select: none;
\`;`;
  expect(cssOf('a.ts', code).map((root) => findUnsupported(root).length > 0)).toEqual([true, true, true, true]);
});
