/** The tags describe only the first page, but browsers would use them to share or save later pages too. */
export function removeCrawlerTags(): void {
  for (const tag of document.querySelectorAll('[data-crawler]')) tag.remove();
}
