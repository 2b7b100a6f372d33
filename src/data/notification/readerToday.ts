const digits = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * The calendar date on this browser's clock: '2026-11-21'. From the clock itself: the first Intl format of a page takes a
 * phone a tenth of a second.
 */
export function readerToday(now = new Date()): string {
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`;
}
