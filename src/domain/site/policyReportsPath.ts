/** Receives Content-Security-Policy reports. */
export const policyReportsPath = '/v1/csp-reports';
