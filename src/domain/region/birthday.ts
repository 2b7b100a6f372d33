const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Parses a strict MM/DD/YYYY after 1900 to midnight UTC of that day. Returns null for anything else, including 02/30. */
export function parseBirthday(text: string): Date | null {
  const [, month, day, year] = (pattern.exec(text) ?? []).map(Number);
  if (!month || !day || !year || year <= 1900) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** True if someone born on that day is at least `age` years old on the local calendar day of `now`. */
export function isOfAge(birthday: Date, age: number, now: Date): boolean {
  const coming = Date.UTC(birthday.getUTCFullYear() + age, birthday.getUTCMonth(), birthday.getUTCDate());
  return coming <= Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Masks typed text as xx/xx/xxxx: '0214' → '02/14'. A separator completes a short part: '2/' → '02'. */
export function maskBirthday(typed: string): string {
  const whole = typed.replace(/^(\d\d[/. -])?(\d)[/. -]$/, '$10$2');
  const digits = whole.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Masks a full pasted date: '2/14/1990' and '1990-02-14' → '02/14/1990'. Returns null for anything else. */
export function pastedBirthday(text: string): string | null {
  const [, month, day, year] = /^\s*(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})\s*$/.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text) ?? [];
  const parts = year ? [month, day, year] : isoYear ? [isoMonth, isoDay, isoYear] : null;
  return parts && maskBirthday(parts.map((part) => part!.padStart(2, '0')).join(''));
}
