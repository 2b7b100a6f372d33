import { describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { parseTypedAddress } from '../../../src/domain/address/parseTypedAddress';
import { suggestPlaces } from './suggestPlaces';

const shop = await setUpTestApp();

const suggest = (text: string) => suggestPlaces(shop.context, { text, origin: '192.0.2.1' });
const wilshire = '1500 Wilshire Blvd | Los Angeles, CA 90017';
const saintDenis = '1234 rue Saint-Denis | Montréal, QC H2X 3K8';

describe('D-20 pasted addresses are found with their unit', () => {
  test.each<[pasted: string, found: string, unit: string]>([
    ['Apt 4B, 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['Apt 4B 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['4B, 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, '4B'],
    ['#4B-1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, '#4B'],
    ['#207-1104 Main St, Santa Monica, CA 90401', '1104 Main St | Santa Monica, CA 90401', '#207'],
    ['# 207 - 1104 Main St, Santa Monica 90401', '1104 Main St | Santa Monica, CA 90401', '# 207'],
    ['Unit 5 – 120 Adelaide St W, Toronto', '120 Adelaide St W | Toronto, ON', 'Unit 5'],
    ['207-1104 Main St, Vancouver, BC V6A 2T9', '1104 Main St | Vancouver, BC V6A 2T9', '207'],
    ['4-1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, '4'],
    // In the United States, '12-34' is a house number, not unit and number.
    ['12-34 5th Ave, Santa Monica, CA 90401', '12-34 5th Ave | Santa Monica, CA 90401', ''],
    ['1500 Wilshire Blvd Apt 4B, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['1500 Wilshire Blvd, #4B, Los Angeles, CA 90017', wilshire, '#4B'],
    ['1500 Wilshire Blvd, 4B, Los Angeles, CA 90017', wilshire, '4B'],
    ['1500 Wilshire Blvd, 4th Floor, Los Angeles, CA 90017', wilshire, '4th Floor'],
    ['1500 Wilshire Blvd, Bldg 2, Ste 300, Los Angeles, CA 90017', wilshire, 'Bldg 2 Ste 300'],
    ['1234, rue Saint-Denis, app. 4, Montréal (Québec) H2X 3K8', saintDenis, 'app. 4'],
    ['1234 rue Saint-Denis, bureau 200, Montréal QC H2X3K8', saintDenis, 'bureau 200'],
    ['Bureau 200, 1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, 'Bureau 200'],
    ['Robin Sample\n1500 Wilshire Blvd\nLos Angeles, CA 90017', wilshire, ''],
    ['Robin Sample\r\nApt 4B\r\n1500 Wilshire Blvd\r\nLos Angeles CA 90017\r\nUSA\r\n', wilshire, 'Apt 4B'],
    ['Robin Sample, 1500 Wilshire Blvd Apt 4B, Los Angeles, CA 90017', wilshire, 'Apt 4B'],
    ['Robin Sample\n1500 Wilshire Blvd\nLos Angeles, CA 90017\n(213) 555-0142', wilshire, ''],
    ['Robin Sample\n1234, rue Saint-Denis\nMontréal (Québec)  H2X 3K8\nCANADA', saintDenis, ''],
    ['Ship to: 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, ''],
    ['Adresse : 1234, rue Saint-Denis, Montréal (Québec) H2X 3K8', saintDenis, ''],
    ['1500 Wilshire Blvd\tLos Angeles\tCA\t90017', wilshire, ''],
    ['123½ Main St, Santa Monica, CA 90401', '123½ Main St | Santa Monica, CA 90401', ''],
    ['123 1/2 Main St, Santa Monica, CA 90401', '123 1/2 Main St | Santa Monica, CA 90401', ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017, United States of America', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, California 90017, U.S.A.', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, Calif. 90017 U.S.', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA, USA 90017', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles 90017 CA', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017, États-Unis', wilshire, ''],
    ['1234 rue Saint-Denis, Montréal H2X 3K8 QC Canada', saintDenis, ''],
    ['\u200E1500 Wilshire\u200B Blvd,\u00A0Los Angeles, CA\u202F90017\uFEFF', wilshire, ''],
    ['\u2068📍 1500 Wilshire Blvd, Los Angeles, CA 90017\u2069', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017-1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017–1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017 1234', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 900171234', wilshire, ''],
    ['1234, 3e Avenue, Québec (Québec) G1L 3K5', '1234 3e Ave | Québec, QC G1L 3K5', ''],
    ['123, 1re Avenue, Québec QC G1L 3K5', '123 1re Ave | Québec, QC G1L 3K5', ''],
    ['1234, rue Saint-Denis, bur. 300, Montréal (Québec) H2X 3K8', saintDenis, 'bur. 300'],
    ['1234 rue Saint-Denis, local 200, Montréal QC H2X 3K8', saintDenis, 'local 200'],
    ['Porte 5, 1234 rue Saint-Denis, Montréal H2X 3K8', saintDenis, 'Porte 5'],
    ['1234 rue Saint-Denis, sous-sol, Montréal H2X 3K8', saintDenis, 'sous-sol'],
    ['1234 rue Saint-Denis RDC Montréal H2X 3K8', saintDenis, 'RDC'],
    ['Nº 1234 rue Saint-Denis, Montréal H2X 3K8', saintDenis, ''],
    ['1500 Wilshire Blvd - Suite 200, Los Angeles, CA 90017', wilshire, 'Suite 200'],
    ['1500 Wilshire Blvd - #200 - Los Angeles, CA 90017', wilshire, '#200'],
    ['1500 Wilshire Blvd Apt-4B, Los Angeles, CA 90017', wilshire, 'Apt-4B'],
    ['1500 Wilshire Blvd Apt No. 4, Los Angeles, CA 90017', wilshire, 'Apt No. 4'],
    ['1500 Wilshire Blvd Apartment Number 4, Los Angeles, CA 90017', wilshire, 'Apartment Number 4'],
    ['1500 Wilshire Blvd no. 5, Los Angeles, CA 90017', wilshire, 'no. 5'],
    ['1500 Wilshire Blvd Apt 4 B, Los Angeles, CA 90017', wilshire, 'Apt 4 B'],
    ['1500 Wilshire Blvd Fl 3, Los Angeles, CA 90017', wilshire, 'Fl 3'],
    ['1500 Wilshire Blvd 3rd Fl, Los Angeles, CA 90017', wilshire, '3rd Fl'],
    ['1500 Wilshire Blvd Bsmt, Los Angeles, CA 90017', wilshire, 'Bsmt'],
    ['1500 Wilshire Blvd Rear, Los Angeles, CA 90017', wilshire, 'Rear'],
    ['1500 Wilshire Blvd PH, Los Angeles, CA 90017', wilshire, 'PH'],
    ['1500 Wilshire Blvd Trlr 12, Los Angeles, CA 90017', wilshire, 'Trlr 12'],
    ['PMB 12, 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, 'PMB 12'],
    ['N6W23001 Bluemound Rd, Waukesha, WI 53188', 'N6W23001 Bluemound Rd | Waukesha, WI 53188', ''],
    ['N6 W23001 Bluemound Rd, Waukesha, WI 53188', 'N6 W23001 Bluemound Rd | Waukesha, WI 53188', ''],
    ['37-18 Northern Blvd, Queens, NY 11101', '37-18 Northern Blvd | Long Island City, NY 11101', ''],
    ['1450 East 400 South, Salt Lake City, UT 84102', '1450 East 400 South | Salt Lake City, UT 84102', ''],
    ['near 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, ''],
    ['My address is 1500 Wilshire Blvd, Los Angeles, CA 90017', wilshire, ''],
    ['Robin Sample 1500 Wilshire Blvd Los Angeles CA 90017', wilshire, ''],
    ['“1500 Wilshire Blvd, Los Angeles, CA 90017”', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017.', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017 (gate code 4455)', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017, gate code #4455', wilshire, ''],
    ['Robin Sample\n1500 Wilshire Blvd\nLos Angeles, CA 90017\nrobin@example.com', wilshire, ''],
    ['https://maps.google.com/?q=1500+Wilshire+Blvd,+Los+Angeles,+CA+90017', wilshire, ''],
    ['https://www.google.com/maps/place/1500+Wilshire+Blvd,+Los+Angeles,+CA+90017/@34.05,-118.27,17z', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017 https://maps.app.goo.gl/AbCdEf123', wilshire, ''],
    ['１５００ Wilshire Blvd, Los Angeles, CA ９００１７', wilshire, ''],
    ['1500 Wilshire Blvd, Los Angeles, CA 9OO17', wilshire, ''],
    ['120 Adelaide St W, Toronto, ON MSH 1T1', '120 Adelaide St W | Toronto, ON M5H 1T1', ''],
    ['1500 Wilshire Blvd, PO Box 12, Los Angeles, CA 90017', wilshire, ''],
    ['1500 WILSHIRE BLVD; LOS ANGELES; CA; 90017', '1500 WILSHIRE BLVD | Los Angeles, CA 90017', ''],
  ])('%j', async (pasted, found, unit) => {
    const [first] = await suggest(pasted);
    expect(first && `${first.mainText} | ${first.secondaryText}`).toBe(found);
    expect(parseTypedAddress(pasted).unit).toBe(unit);
    const sent = parseTypedAddress(pasted).text;
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
    ['POB 12, Fresno, CA', 'poBox'],
    ['P.O. 12, Fresno, CA', 'poBox'],
    ['Box 12, Fresno, CA', 'poBox'],
    ['Lock Box 12, Fresno, CA', 'poBox'],
    ['Casier postal 12, Montréal', 'poBox'],
    ['B.P. 123, Québec', 'poBox'],
    ['PSC 3 Box 1234, APO AP 96266', 'military'],
    ['Unit 2050 Box 4190, APO, AP 96278', 'military'],
    ['USS Nimitz, FPO AP 96620', 'military'],
    ['https://maps.app.goo.gl/AbCdEf123', 'link'],
    ['34.0522, -118.2437', 'position'],
    ['34°03\'08"N 118°14\'37"W', 'position'],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017\n1104 Main St, Santa Monica, CA 90401', 'several'],
    ['1500 Wilshire Blvd, Los Angeles, CA 90017 1104 Main St, Santa Monica, CA 90401', 'several'],
  ])('%j: %s', async (pasted, reason) => {
    expect(parseTypedAddress(pasted).undeliverableReason).toBe(reason);
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

  test.each([
    '12 Postal Ave, Fresno',
    '12 Box Canyon Rd, Fresno',
    '1 Hcourt St, Fresno',
    '12 Roberto Rd, Fresno',
    '12 Basement Rd, Fresno',
    '12 Upper Lake Rd, Fresno',
    '12 Local Ln, Fresno',
    '12 Pier 39 St, Fresno',
  ])('D-20 %j only looks like one', async (typed) => {
    expect(parseTypedAddress(typed)).toEqual({ text: typed, unit: '', undeliverableReason: null });
  });
});
