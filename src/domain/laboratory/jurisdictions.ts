/** Whose rules a batch is tested by: a state's, or Canada's for every province. */
export const jurisdictions = ['CA', 'CO', 'MO', 'NM', 'OH', 'UT', 'WA', 'CA_ALL'] as const;
export type Jurisdiction = (typeof jurisdictions)[number];
