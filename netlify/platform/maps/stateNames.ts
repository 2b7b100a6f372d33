import { foldName } from './foldName';

const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|' +
  'AB Alberta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

const codes = new Map(
  names.split('|').flatMap((row) => [
    [row.slice(0, 2).toLowerCase(), row.slice(0, 2)],
    [foldName(row.slice(3)), row.slice(0, 2)],
  ]),
);

/** The two-letter code of a state or province, from its code or its English or French name. Null for anything else. */
export const stateCode = (text: string): string | null => codes.get(foldName(text)) ?? null;
