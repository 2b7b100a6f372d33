/** The tags describe the first page only, but a browser would use them when sharing or saving another one. */
export function removeCrawlerTags(): void {
  for (const tag of document.querySelectorAll('[data-crawler]')) tag.remove();
}
