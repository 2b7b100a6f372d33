export const toCents = (amount: number): number => Math.round(amount * 100);

export const fromCents = (cents: number): number => cents / 100;

export interface MoneyFormat {
  hideZeroCents?: boolean;
  hideCurrency?: boolean;
  /** English by default. */
  language?: 'en' | 'fr';
}

const frenchCurrencies: Record<string, string> = { USD: 'US', CAD: 'CA' };

/** Québec's form, with no-break spaces, also between thousands from five digits on: '12 345,50 $ US'. */
const toFrench = (amount: string, currencyCode?: string): string =>
  `${amount.replace('.', ',').replace(/^(\d{2,})(\d{3})(?=,|$)/, '$1\u00A0$2')}\u00A0$${currencyCode ? `\u00A0${frenchCurrencies[currencyCode] ?? currencyCode}` : ''}`;

/** Formats as '$1234.50 USD', and null as ''. Options drop a trailing .00 and the currency code. */
export function formatMoney(money: { amount: number | null; currencyCode?: string }, format: MoneyFormat = {}): string {
  if (money.amount === null) return '';
  const exact = money.amount.toFixed(2);
  const amount = format.hideZeroCents ? exact.replace(/\.00$/, '') : exact;
  const currencyCode = format.hideCurrency ? undefined : money.currencyCode;
  if (format.language === 'fr') return toFrench(amount, currencyCode);
  return currencyCode ? `$${amount} ${currencyCode}` : `$${amount}`;
}
