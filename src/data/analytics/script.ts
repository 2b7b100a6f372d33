let script: HTMLScriptElement | null = null;

/** Loads the script that reads the data layer, if the build is configured with one (an https URL). */
export function loadAnalyticsScript(): void {
  const source = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  if (script || !source.startsWith('https://')) return;
  script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** Stops the script by reloading the page: a running script cannot be removed any other way. */
export function dropAnalyticsScript(reload = () => window.location.reload()): void {
  if (script) reload();
}
