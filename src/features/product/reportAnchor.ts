/** The id of the lab report, and the part of an address that leads to it. */
export const reportAnchor = 'lab-report';
