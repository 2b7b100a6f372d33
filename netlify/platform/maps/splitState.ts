import { normalizeName } from './normalizeName';

const stateNames =
  'AL Alabama|AK Alaska|AZ Arizona|AZ Ariz|AR Arkansas|CA California|CA Calif|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MA Mass|MI Michigan|MI Mich|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|' +
  'AB Alberta|AB Alta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland|NL Newfoundland and Labrador|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|ON Ont|PE Prince Edward Island|QC Quebec|QC Que|SK Saskatchewan|YT Yukon';

const codesByName = new Map(
  stateNames.split('|').flatMap((row) => [
    [row.slice(0, 2).toLowerCase(), row.slice(0, 2)],
    [normalizeName(row.slice(3)), row.slice(0, 2)],
  ]),
);

const stateCode = (text: string): string | null => codesByName.get(normalizeName(text)) ?? null;

/** Splits a trailing state off the text, longest name first. The last entry is the text without a state. */
export function splitState(text: string): { rest: string; state: string | null }[] {
  const words = text.split(/[\s,]+/);
  const matches = [3, 2, 1].flatMap((count) => {
    const state = words.length >= count ? stateCode(words.slice(-count).join(' ')) : null;
    const stateSuffix = new RegExp(`(?:^|[\\s,]+)(?:[^\\s,]+[\\s,]+){${count - 1}}[^\\s,]+$`);
    return state ? [{ rest: text.replace(stateSuffix, ''), state }] : [];
  });
  return [...matches, { rest: text, state: null }];
}
