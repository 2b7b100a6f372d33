interface Failure {
  status?: number;
  message: string;
}

export function errorMessage(error: Failure, t: (key: 'error.network' | 'error.unknown') => string): string {
  if (error.status === 0) return t('error.network');
  return (error.status && error.message) || t('error.unknown');
}
