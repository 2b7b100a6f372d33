/** Path segments that would only add noise to the name. */
const silent = new Set(['v1', 'app', '.netlify', 'functions']);

/**
 * Derives an operation id from the path, so that it is stable: 'POST', '/v1/app/orders/{providerId}/cancel' →
 * 'postOrdersByProviderIdCancel'.
 */
export function operationId(method: string, path: string): string {
  const words = path
    .split('/')
    .filter((part) => part && !silent.has(part))
    .map((part) => part.replace(/^\{(.+)\}$/, 'by-$1'))
    .flatMap((part) => part.split(/[^A-Za-z0-9]+/).filter(Boolean));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
