import type { Country } from './regions';

/** S9-01: the age that the gate asks for, in years. */
export const legalAge: Record<Country, number> = { us: 21, ca: 19 };

const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** S5-02: the calendar day of a strict MM/DD/YYYY after 1900, at midnight UTC; null for anything else, 02/30 included. */
export function parseBirthday(text: string): Date | null {
  const [, month, day, year] = (pattern.exec(text) ?? []).map(Number);
  if (!month || !day || !year || year <= 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** Whether somebody born on that day is at least `age` years old on the calendar day of `now` where the clock stands. */
export function isOfAge(birthday: Date, age: number, now: Date): boolean {
  const coming = Date.UTC(birthday.getUTCFullYear() + age, birthday.getUTCMonth(), birthday.getUTCDate());
  return coming <= Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

/** S5-02: what is typed, as xx/xx/xxxx: '0214' → '02/14'. */
export function maskBirthday(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}
