import { plainDigits } from '../text/visibleText';

const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Returns midnight UTC of a valid MM/DD/YYYY after 1900. Null for anything else, including 02/30. */
export function parseBirthday(text: string): Date | null {
  const [, month, day, year] = (pattern.exec(text) ?? []).map(Number);
  if (!month || !day || !year || year <= 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

export function isOfAge(birthday: Date, age: number, now: Date): boolean {
  const birthdayAtAge = Date.UTC(birthday.getUTCFullYear() + age, birthday.getUTCMonth(), birthday.getUTCDate());
  return birthdayAtAge <= Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

const joinParts = (month: string, day: string, year: string): string =>
  [month, day, year].map((part) => part.padStart(2, '0')).join('/');

/** '2/14/1990' and '1990-02-14' → '02/14/1990'. Returns null for anything else. */
export function maskFullBirthday(text: string): string | null {
  const normalized = plainDigits(text);
  const [, month, day, year] = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})\s*$/.exec(normalized) ?? [];
  if (year) return joinParts(month!, day!, year);
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})\s*$/.exec(normalized) ?? [];
  return isoYear ? joinParts(isoMonth!, isoDay!, isoYear) : null;
}

function maskDigits(digits: string): string {
  const masked = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
  if (digits.length < 8 || parseBirthday(masked)) return masked;
  // Recognizes the year of an ISO date: no month begins with 19 or 20.
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const isoMasked = year ? joinParts(month!, day!, year) : '';
  return parseBirthday(isoMasked) ? isoMasked : masked;
}

/** '0214' → '02/14'. A separator completes a single digit: '2/' → '02'. */
export function maskBirthday(typed: string): string {
  const completed = typed.replace(/^(\d\d[/. -])?(\d)[/. -]$/, '$10$2');
  return maskDigits(completed.replace(/\D/g, '').slice(0, 8));
}

function insertedLength(before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - start - end;
}

/** Autofill inserts a whole date at once, perhaps in another format. Typed text is masked digit by digit. */
export function editBirthday(before: string, typed: string): string {
  const after = plainDigits(typed);
  if (insertedLength(before, after) < 2) return maskBirthday(after);
  // Masking would delete the month of a date in words.
  if (/\d/.test(after) && /[^\d\s/.-]/.test(after)) return after;
  // Pads month and day, so that no digit moves into the next part.
  const [, month, day, rest] = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d*)\s*$/.exec(after) ?? [];
  return maskFullBirthday(after) ?? (day ? joinParts(month!, day, '').slice(0, 6) + rest : maskBirthday(after));
}
