export interface OrderPathIds {
  providerId: string;
  detailsId: string;
}

function safeDecode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Parses the part of a URL after /delivery/order: '/p1/d1'. */
export function parseOrderPathIds(path: string): OrderPathIds | null {
  const segments = path
    .replace(/^\/|\/$/g, '')
    .split('/')
    .map(safeDecode);
  const [providerId, detailsId] = segments;
  return segments.length === 2 && providerId && detailsId ? { providerId, detailsId } : null;
}
