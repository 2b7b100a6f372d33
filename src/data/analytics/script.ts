let script: HTMLScriptElement | null = null;

/** Loads the script that reads the data layer, where the build names one (an https address). */
export function loadAnalyticsScript(): void {
  const source = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  if (script || !source.startsWith('https://')) return;
  script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** Ends it with the page, which is loaded anew: a script that runs cannot be taken back otherwise. */
export function dropAnalyticsScript(reload = () => window.location.reload()): void {
  if (script) reload();
}
