/**
 * California accepts a label within 10 % of the measured content (4 CCR § 15307.1); Colorado
 * (1 CCR 212-3-4-115) and Canada (Cannabis Regulations, s. 97) accept 15 %. One label serves every state that sells a
 * size, so the strictest limit holds for all.
 */
export const labelTolerance = 0.1;

/** Reports round to hundredths of a percent. */
const roundingPercent = 0.005;

interface Claim {
  grams: number;
  thcGrams: number;
}

/** Returns the label claims in grams that a measured percentage allows: 80 % of 1 g → 0.7273 to 0.8889. */
export function allowedClaims(measuredPercent: number, grams: number): { min: number; max: number } {
  const inGrams = (percent: number) => (percent * grams) / 100;
  return {
    min: inGrams(Math.max(0, measuredPercent - roundingPercent) / (1 + labelTolerance)),
    max: inGrams((measuredPercent + roundingPercent) / (1 - labelTolerance)),
  };
}

export function isClaimAllowed({ grams, thcGrams }: Claim, measuredPercent: number): boolean {
  const { min, max } = allowedClaims(measuredPercent, grams);
  return thcGrams >= min && thcGrams <= max;
}
