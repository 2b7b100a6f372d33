import type { PageProps } from 'gatsby';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { defaultRegion } from '../domain/region/regions';
import { reservedFor } from '../domain/region/shownIn';
import { PageIntro } from '../features/editorial/PageIntro';
import { StoreFinder } from '../features/store-locator/StoreFinder';
import { routePath } from '../domain/site/routing/routes';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { useRegion } from '../state/region';
import { Container } from '../ui/layout/Container';
import { Paragraph } from '../ui/text/Paragraph';
import { TextLink } from '../ui/text/TextLink';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function StoreLocator({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, stores, brandNames = {} } = pageContext;
  const { t, locale } = useWords('stores');
  const region = useRegion(locale.country);
  const shown = useMemo(
    () => (region.code === 'CA_ALL' ? stores! : stores!.filter((store) => store.region === region.code)),
    [region, stores],
  );
  const home = defaultRegion(locale.country).code;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      {/* The HTML lists the default region's stores, so it is hidden in other regions until theirs are rendered. */}
      <Body {...(region.code === home && reservedFor(home))}>
        {/* Remounts on navigation, because it reads the URL's search only once. */}
        <StoreFinder key={`${region.code} ${location.key}`} stores={shown} brandNames={brandNames} />
        <Paragraph>
          <TextLink as={LocalLink} to={routePath('stores')}>
            {t('storeLocator.allStores')}
          </TextLink>
        </Paragraph>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
