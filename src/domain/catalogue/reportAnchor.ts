/** The id of the lab report, and the part of an address that leads to it. */
export const reportAnchor = 'lab-report';

/** S2-71: what a product's address says for the report of one batch to be open and in sight: 'A 1' → '?batch=A%201#lab-report'. */
export const reportSearch = (batchId: string): string => `?batch=${encodeURIComponent(batchId)}#${reportAnchor}`;
