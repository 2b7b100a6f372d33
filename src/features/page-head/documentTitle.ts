import type { PageContext } from '../../content/pages/pageContext';
import { pageTitle } from '../../domain/site/pageTitle';
import { loadedTranslator } from '../../i18n/messageStore';

/** Error pages have no content, so their titles are messages. */
export function documentTitle(context: PageContext): string {
  const { routeId, localeId, shell } = context;
  if (routeId !== 'notFound' && routeId !== 'serverError') return pageTitle(context);
  const title = loadedTranslator(localeId)?.t(`${routeId}.title`) ?? shell.name;
  return pageTitle({ words: { title }, shell });
}
