export interface OrderName {
  providerId: string;
  detailsId: string;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** S2-18: which order an address is of, from what follows /delivery/order: '/p1/d1'; null where that names none ('/x', '/p1/%'). */
export function parseOrderName(path: string): OrderName | null {
  const parts = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(decoded);
  const [providerId, detailsId] = parts;
  return parts.length === 2 && providerId && detailsId ? { providerId, detailsId } : null;
}
