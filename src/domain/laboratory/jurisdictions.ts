/** `CA_ALL` stands for all of Canada; the others are states. */
export const jurisdictions = ['CA', 'CO', 'MO', 'NM', 'OH', 'UT', 'WA', 'CA_ALL'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];
