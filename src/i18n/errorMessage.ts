interface Failure {
  status?: number;
  message: string;
}

/** S8-02, S8-04: the server's own words where it sent some, else what can be said without them. */
export function errorMessage(error: Failure, t: (key: 'error.network' | 'error.unknown') => string): string {
  if (error.status === 0) return t('error.network');
  return (error.status && error.message) || t('error.unknown');
}
