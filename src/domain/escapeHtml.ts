const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Plain words as HTML, between tags or in an attribute: 'Sedge & Slate' → 'Sedge &amp; Slate'. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (sign) => entities[sign]!);
