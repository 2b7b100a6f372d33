import { expect, test } from 'vitest';
import { gentlyHeatedOils, thirdLevelFor, thirdLevelIn } from './heatLevels';

const rosin = gentlyHeatedOils.Rosin!;

test.each([
  ['with a tarry edge that the high level brings out', 'high level'],
  ['The oil flows best at the second or third heat level.', 'third heat level'],
  ['Avoid the hottest setting', 'hottest setting'],
  ['at level three', 'level three'],
  ['3.2 volts crisp it', '3.2 volts'],
  ['au deuxième ou au troisième réglage de chaleur', 'troisième réglage'],
  ['à un réglage plus chaud', 'réglage plus chaud'],
  ['au niveau le plus élevé', 'niveau le plus élevé'],
  ['Medium heat; the second level; drawn on low', null],
  ['Two presses of high terpene hash, the third this year', null],
  ['au réglage le plus bas', null],
])('%j names the third level: %s', (text, found) => {
  expect(thirdLevelIn(text)).toBe(found);
});

test.each([
  ['Blinks mean 2.4, 2.8 or 3.2 volts. Thick oils such as rosin flow better at two or three.', 'two or three'],
  ['Les huiles épaisses comme la rosine s’écoulent mieux à deux ou trois.', 'deux ou trois'],
  ['Rosin starts at one. Distillate takes the top setting.', null],
  ['Rosinated strings at high heat', null],
])('of %j, the part about rosin names %s', (text, found) => {
  expect(thirdLevelFor(rosin, text)).toBe(found);
});
