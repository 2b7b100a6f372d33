const shownLength = 20;

/** Truncates to fit a button: '1234 Martin Luther King Jr Blvd' → '1234 Martin Luther K…'. */
export const shortAddress = (address: string): string =>
  address.length > shownLength ? `${address.slice(0, shownLength).trimEnd()}…` : address;
