const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and attributes: 'Sedge & Slate' → 'Sedge &amp; Slate'. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (char) => entities[char]!);
