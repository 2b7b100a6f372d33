import type { PageProps } from 'gatsby';
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import type { PageContext } from '../content/pages/pageContext';
import { locales } from '../domain/region/locales';
import { resolveStartUrl } from '../domain/site/routing/resolveStartUrl';
import { PageIntro } from '../features/editorial/PageIntro';
import { useWords } from '../i18n/LocaleContext';
import { startLocale } from '../state/navigation/startLocale';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';

export { PageHead as Head } from '../features/page-head/PageHead';

/**
 * Redirects to a locale. Crawlers and visitors without JavaScript get links to all of them, because this page is the
 * `x-default` of the home pages.
 */
export default function Start({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { t } = useWords();
  useEffect(() => {
    void startLocale(navigator.languages).then(
      (locale) => locale && navigate(resolveStartUrl(locale.prefix, window.location.search), { replace: true }),
    );
  }, []);
  return (
    <PageIntro heading={words.heading} lead={words.lead}>
      <Cluster>
        {locales.map(({ id, prefix, country, language }) => (
          <ButtonLink key={id} href={prefix} lang={id} $variant="secondary">
            {t(`region.country.${country}`)} · {t(`region.language.${language}`)}
          </ButtonLink>
        ))}
      </Cluster>
    </PageIntro>
  );
}
