interface Weighed {
  grams: number | null;
  thcGrams: number | null;
}

/** THC as a share of the oil's weight, in percent to a hundredth: 0.3445 g of 0.5 g → 68.9. */
export const variantThcPercent = ({ grams, thcGrams }: Weighed): number | null =>
  grams && thcGrams !== null ? Math.round((thcGrams / grams) * 10_000) / 100 : null;

/** Dollars for a gram of oil, to the cent: $48 for half a gram → 96. */
export const pricePerGram = (price: number | null, grams: number | null): number | null =>
  price !== null && grams ? Math.round((price / grams) * 100) / 100 : null;
