/**
 * Takes away what the build wrote into the first page for crawlers (src/content/crawlerTags.ts): it speaks of that page
 * alone, and a browser that shares or saves another one reads it.
 */
export function dropCrawlerTags(): void {
  for (const tag of document.querySelectorAll('[data-crawler]')) tag.remove();
}
