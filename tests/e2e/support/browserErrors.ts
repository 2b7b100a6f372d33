import type { BrowserContext } from '@playwright/test';

/** Collects errors from all pages of the context. The list grows as the pages run. */
export async function collectBrowserErrors(context: BrowserContext, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  const isOurs = (url: string) => url.startsWith(`${origin}/`);

  context.on('weberror', (error) => complaints.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const { url } = message.location();
    // The response handler below reports this error with its status and method.
    const isTwice = message.text().startsWith('Failed to load resource') && isOurs(url);
    if (message.type() === 'error' && !isTwice) complaints.push(`console.error: ${message.text()} (${url})`);
  });
  context.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Navigating away aborts a page's requests.
    if (isOurs(request.url()) && reason !== 'net::ERR_ABORTED')
      complaints.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  await context.addInitScript(() => {
    // React reports a recovered error without details, which are in its cause.
    window.addEventListener('error', ({ error }: ErrorEvent) => {
      const { cause } = (error ?? {}) as { cause?: Error };
      if (cause) console.error(`caused by: ${cause.stack ?? cause.message}`);
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`),
    );
  });
  return complaints;
}
