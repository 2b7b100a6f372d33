/**
 * Removes the tags that the build wrote into the first page for crawlers (src/content/seo/crawlerTags.ts). They describe
 * that page only, but a browser would use them when sharing or saving another one.
 */
export function dropCrawlerTags(): void {
  for (const tag of document.querySelectorAll('[data-crawler]')) tag.remove();
}
