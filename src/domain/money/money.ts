export const toCents = (amount: number): number => Math.round(amount * 100);

export const fromCents = (cents: number): number => cents / 100;

interface MoneyFormat {
  hideZeroCents?: boolean;
  hideCurrency?: boolean;
}

/** Formats as '$1234.50 USD', and null as ''. Options drop a trailing .00 and the currency code. */
export function formatMoney(money: { amount: number | null; currencyCode?: string }, format: MoneyFormat = {}): string {
  if (money.amount === null) return '';
  const exact = `$${money.amount.toFixed(2)}`;
  const formatted = format.hideZeroCents ? exact.replace(/\.00$/, '') : exact;
  return money.currencyCode && !format.hideCurrency ? `${formatted} ${money.currencyCode}` : formatted;
}
