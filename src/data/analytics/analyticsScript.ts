import { splitLocalePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';

let script: HTMLScriptElement | null = null;

/** The fragment of a tracking link opens the order to whoever has it, and a script reads the whole address. */
const hasToken = (): boolean => splitLocalePath(window.location.pathname)?.rest === routePath('track');

/** The script that reads the data layer is optional and must have an https URL. */
export function loadAnalyticsScript(): void {
  const source = process.env.GATSBY_ANALYTICS_SCRIPT ?? '';
  if (script || hasToken() || !source.startsWith('https://')) return;
  script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

/** Reloads the page, because a running script cannot be removed. */
export function removeAnalyticsScript(reload = () => window.location.reload()): void {
  if (script) reload();
}
