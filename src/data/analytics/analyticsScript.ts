let script: HTMLScriptElement | null = null;

/** The script that reads the data layer is optional and must have an https URL. */
export function loadAnalyticsScript(): void {
  const source = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  if (script || !source.startsWith('https://')) return;
  script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** Reloads the page, because a running script cannot be removed. */
export function removeAnalyticsScript(reload = () => window.location.reload()): void {
  if (script) reload();
}
