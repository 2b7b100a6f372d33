/** Browsers send Content-Security-Policy reports here. */
export const policyReportsPath = '/v1/csp-reports';
