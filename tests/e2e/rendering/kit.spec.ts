import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ accepted: null });

interface Primitive {
  /** Tag, role, state and first words. */
  name: string;
  /** The computed properties that differ from the parent's, without invisible borders. */
  style: Record<string, string>;
  /** Left and top within the parent, width and height, in whole pixels. */
  box: [number, number, number, number];
}

/** In pixels. Fonts are slightly wider or narrower on other machines. A changed space or size differs by more. */
const tolerance = 3;

/** Runs in the page. */
function readPrimitives(): Primitive[] {
  const colors = 'display color background-color background-image opacity box-shadow text-decoration-line';
  const lines = 'border-top border-right border-bottom border-left border-radius outline-style';
  const letters = 'font-size font-weight line-height letter-spacing text-align text-transform';
  const properties = `${colors} ${lines} ${letters} padding gap min-height cursor`.split(' ');
  const shown = [...document.querySelectorAll('main *')].filter(
    (element) => element.checkVisibility() && !(element instanceof SVGElement && element.tagName !== 'svg'),
  );
  return shown.map((element) => {
    const { tagName, textContent } = element;
    const states = ['role', 'type', 'disabled', 'aria-invalid', 'aria-pressed', 'aria-busy', 'data-look'];
    const words = element.childElementCount === 0 ? (textContent ?? '').trim().slice(0, 30) : '';
    const name = [
      tagName.toLowerCase(),
      ...states.flatMap((state) => (element.hasAttribute(state) ? `${state}=${element.getAttribute(state)}` : [])),
      words,
    ];
    const elementStyle = getComputedStyle(element);
    const above = getComputedStyle(element.parentElement!);
    const pairs = properties.map((property) => [property, elementStyle.getPropertyValue(property)] as const);
    const { left, top, width, height } = element.getBoundingClientRect();
    const around = element.parentElement!.getBoundingClientRect();
    return {
      name: name.filter(Boolean).join(' '),
      style: Object.fromEntries(
        pairs.filter(
          ([property, value]) => value !== above.getPropertyValue(property) && !value.startsWith('0px none'),
        ),
      ),
      box: [left - around.left, top - around.top, width, height].map(Math.round) as Primitive['box'],
    };
  });
}

const keep = ({ name, style }: Primitive) => ({ name, style });

// Compares computed styles and boxes, which do not depend on the machine, unlike pictures with letters. After an
// intended change, run `npm run journeys:pictures` and review the differences in kit/*.jsonl.
test(
  'the primitives have the approved styles and sizes',
  { tag: '@core' },
  async ({ page }, { config, file, project }) => {
    const approved = join(dirname(file), 'kit', `${project.name}.jsonl`);
    await openPage(page, '/__kit');
    await page.evaluate(() => document.fonts.ready);
    // `font-display: optional` may skip the font on the first load, but not on the second.
    await openPage(page, '/__kit');
    await page.evaluate(() => document.fonts.ready);
    const found = await page.evaluate(readPrimitives);
    if (config.updateSnapshots !== 'none') {
      mkdirSync(dirname(approved), { recursive: true });
      writeFileSync(approved, found.map((each) => `${JSON.stringify(each)}\n`).join(''));
    }
    const wanted = readFileSync(approved, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Primitive);
    expect(found.map(keep)).toEqual(wanted.map(keep));
    const moved = found.filter(({ box }, index) =>
      box.some((length, side) => Math.abs(length - wanted[index]!.box[side]!) > tolerance),
    );
    expect(moved).toEqual([]);
  },
);
