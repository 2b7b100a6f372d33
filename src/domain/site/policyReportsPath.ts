/** Where the API takes browsers' reports about the pages' content security policy. */
export const policyReportsPath = '/v1/csp-reports';
