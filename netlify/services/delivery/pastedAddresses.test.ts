import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { readTypedAddress } from '../../../src/domain/delivery/address/readTypedAddress';
import { suggestPlaces } from './suggestPlaces';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const suggest = (text: string) => suggestPlaces(shop.context, { text, origin: '192.0.2.1' });
const wilshire = '1500 Wilshire Blvd | Los Angeles, CA 90017';
const saintDenis = '1234 rue Saint-Denis | Montréal, QC H2X 3K8';

describe('D-20 pasted addresses are found with their unit', () => {
  test.each<[pasted: string, found: string, unit: string]>([
    // The unit comes first.
    ['Apt 4B, 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['Apt 4B 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['4B, 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, '4B'],
    ['#4B-1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, '#4B'],
    ['#207-1104 Main St, Santa Monica, CA 90401', '1104 Main St | Santa Monica, CA 90401', '#207'],
    ['# 207 - 1104 Main St, Santa Monica 90401', '1104 Main St | Santa Monica, CA 90401', '# 207'],
    ['Unit 5 – 120 Adelaide St W, Toronto', '120 Adelaide St W | Toronto, ON', 'Unit 5'],
    ['207-1104 Main St, Vancouver, BC V6A 2T9', '1104 Main St | Vancouver, BC V6A 2T9', '207'],
    ['4-1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, '4'],
    // In the United States this is a house number.
    ['12-34 5th Ave, Santa Monica, CA 90401', '12-34 5th Ave | Santa Monica, CA 90401', ''],
    // The unit comes after the street.
    ['1500 Wilshire Blvd Apt 4B, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['1500 Wilshire Blvd, #4B, Los Angeles, CA 90017', wilshire, '#4B'],
    ['1500 Wilshire Blvd, 4B, Los Angeles, CA 90017', wilshire, '4B'],
    ['1500 Wilshire Blvd, 4th Floor, Los Angeles, CA 90017', wilshire, '4th Floor'],
    ['1500 Wilshire Blvd, Bldg 2, Ste 300, Los Angeles, CA 90017', wilshire, 'Bldg 2 Ste 300'],
    ['1234, rue Saint-Denis, app. 4, Montréal (Québec) H2X 3K8', saintDenis, 'app. 4'],
    ['1234 rue Saint-Denis, bureau 200, Montréal QC H2X3K8', saintDenis, 'bureau 200'],
    ['Bureau 200, 1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, 'Bureau 200'],
    // A name, on several lines or one.
    ['Robin Sample\n1500 Wilshire Blvd\nLos Angeles, CA 90017', wilshire, ''],
    ['Robin Sample\r\nApt 4B\r\n1500 Wilshire Blvd\r\nLos Angeles CA 90017\r\nUSA\r\n', wilshire, 'Apt 4B'],
    ['Robin Sample, 1500 Wilshire Blvd Apt 4B, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['Robin Sample\n1500 Wilshire Blvd\nLos Angeles, CA 90017\n(213) 555-0142', wilshire, ''],
    ['Robin Sample\n1234, rue Saint-Denis\nMontréal (Québec)  H2X 3K8\nCANADA', saintDenis, ''],
    ['Ship to: 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, ''],
    ['Adresse : 1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, ''],
    ['1500 Wilshire Blvd\tLos Angeles\tCA\t90017', wilshire, ''],
    // Half a number.
    ['123½ Main St, Santa Monica, CA 90401', '123½ Main St | Santa Monica, CA 90401', ''],
    ['123 1/2 Main St, Santa Monica, CA 90401', '123 1/2 Main St | Santa Monica, CA 90401', ''],
    // Countries and states.
    ['1500 Wilshire Blvd, Los Angeles, CA 90017, United States of America', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, California 90017, U.S.A.', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, Calif. 90017 U.S.', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA, USA 90017', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles 90017 CA', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017, États-Unis', wilshire, ''],
    ['1234 rue Saint-Denis, Montréal H2X 3K8 QC Canada', saintDenis, ''],
    // Invisible characters.
    ['\u200E1500 Wilshire\u200B Blvd,\u00A0Los Angeles, CA\u202F90017\uFEFF', wilshire, ''],
    ['\u2068📍 1500 Wilshire Blvd, Los Angeles, CA 90017\u2069', wilshire, ''],
    // Nine digits.
    ['1500 Wilshire Blvd, Los Angeles, CA 90017-1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017–1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017 1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 900171234', wilshire, ''],
    // A mailbox beside a street.
    ['1500 Wilshire Blvd, PO Box 12, Los Angeles, CA 90017', wilshire, ''],
    ['1500 WILSHIRE BLVD; LOS ANGELES; CA; 90017', '1500 WILSHIRE BLVD | Los Angeles, CA 90017', ''],
  ])('%j', async (pasted, found, unit) => {
    const [first] = await suggest(pasted);
    expect(first && `${first.mainText} | ${first.secondaryText}`).toBe(found);
    expect(readTypedAddress(pasted).unit).toBe(unit);
    const sent = readTypedAddress(pasted).text;
    expect(await suggest(sent), 'as the browser sends it').toEqual(await suggest(pasted));
  });
});

describe('D-20 an address without a door is refused with its reason', () => {
  test.each([
    ['PO Box 123, Los Angeles, CA 90017', 'poBox'],
    ['P.O. Box 123, Los Angeles, CA 90017', 'poBox'],
    ['p o box 123 los angeles', 'poBox'],
    ['Robin Sample\nPost Office Box 9\nFresno, CA 93721', 'poBox'],
    ['General Delivery, Fresno, CA 93721', 'poBox'],
    ['C.P. 45, Montréal (Québec) H2X 3K8', 'poBox'],
    ['Case postale 45, succ. Centre-ville, Montréal', 'poBox'],
    ['RR 2, Guelph, ON', 'ruralRoute'],
    ['R.R. #3, Fresno, CA 93721', 'ruralRoute'],
    ['RR 2 Box 45, Fresno, CA 93721', 'ruralRoute'],
    ['Rural Route 4, Fresno, CA', 'ruralRoute'],
    ['HC 1 Box 23, Fresno, CA 93721', 'ruralRoute'],
  ])('%j: %s', async (pasted, reason) => {
    expect(readTypedAddress(pasted).noDoor).toBe(reason);
    expect(await suggest(pasted)).toEqual([]);
  });

  test('D-20 a store is still found near it', async () => {
    const found = await suggestPlaces(shop.context, {
      text: 'PO Box 123, Fresno, CA 93721',
      types: 'any',
      origin: '192.0.2.1',
    });
    expect(found[0]).toMatchObject({ mainText: '93721', secondaryText: 'Fresno, CA' });
  });

  test.each(['12 Postal Ave, Fresno', '12 Box Canyon Rd, Fresno', '1 Hcourt St, Fresno', '12 Roberto Rd, Fresno'])(
    'D-20 %j only looks like one',
    async (typed) => {
      expect(readTypedAddress(typed)).toEqual({ text: typed, unit: '', noDoor: null });
    },
  );
});
