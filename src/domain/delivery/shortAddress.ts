/** S9-05. */
const shownLength = 20;

/** S2-42: the text that fits a button: at most 20 characters of it: '1234 Martin Luther King Jr Blvd' → '1234 Martin Luther K…'. */
export const shortAddress = (address: string): string =>
  address.length > shownLength ? `${address.slice(0, shownLength).trimEnd()}…` : address;
