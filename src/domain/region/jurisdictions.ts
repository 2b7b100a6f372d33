/** `CA` is California, `CA_ALL` all of Canada. */
export const jurisdictions = ['CA', 'CO', 'MO', 'NM', 'OH', 'UT', 'WA', 'CA_ALL'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];
