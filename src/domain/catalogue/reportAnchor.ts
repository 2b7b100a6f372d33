/** The element id of the lab report, used as a URL fragment. */
export const reportAnchor = 'lab-report';

/** The end of a product URL that opens one batch's report and scrolls to it: 'A 1' → '?batch=A%201#lab-report'. */
export const reportSearch = (batchId: string): string => `?batch=${encodeURIComponent(batchId)}#${reportAnchor}`;
