import { expect, test } from 'vitest';
import { cleanAddressText } from './cleanAddressText';

test.each([
  ['', ''],
  [' , ', ''],
  ['12 Elm St, Fresno', '12 Elm St, Fresno'],
  ['12 Elm St\nFresno, CA 93701\n', '12 Elm St, Fresno, CA 93701'],
  ['12 Elm St,\r\n\r\nFresno', '12 Elm St, Fresno'],
  ['12 Elm St\tFresno\tCA', '12 Elm St, Fresno, CA'],
  ['12 Elm St · Fresno | CA', '12 Elm St, Fresno, CA'],
  ['\u200E12 Elm\u200B St,\u00A0Fresno\u202F93701\uFEFF', '12 Elm St, Fresno 93701'],
  ['١٢ Elm St, Fresno ９３７０१', '12 Elm St, Fresno 93701'],
  ['📍 12 Elm St, Fresno', '12 Elm St, Fresno'],
  ['Unit 5 – 12 Elm St', 'Unit 5 - 12 Elm St'],
  ['12 rue des Ormes, Montréal (Québec) H2X 3K8', '12 rue des Ormes, Montréal Québec H2X 3K8'],
  ['Ship to: 12 Elm St, Fresno', '12 Elm St, Fresno'],
  ['Adresse\u00A0: 12 rue des Ormes', '12 rue des Ormes'],
  ['12 rue E\u0301mile', '12 rue Émile'],
])('D-20 %j becomes %j', (pasted, clean) => {
  expect(cleanAddressText(pasted)).toBe(clean);
  expect(cleanAddressText(clean), 'cleaning twice').toBe(clean);
});
