export const codeLifetimeMs = 10 * 60_000;
/** Applies while wrong codes across the whole shop are far above normal. Owners can still sign in. */
export const maxTriesUnderAttack = 2;
/** The share of a day's text messages at which a warning is logged, while there is still time to act. */
export const smsWarningShare = 0.8;
