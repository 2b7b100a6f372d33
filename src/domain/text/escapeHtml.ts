const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (char) => entities[char]!);
