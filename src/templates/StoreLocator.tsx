import type { PageProps } from 'gatsby';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { defaultRegion } from '../domain/region/regions';
import { reservedFor } from '../domain/region/shownIn';
import { PageIntro } from '../features/editorial/PageIntro';
import { StoreFinder } from '../features/store-locator/StoreFinder';
import { useLocale } from '../i18n/LocaleContext';
import { useRegion } from '../state/region';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

export default function StoreLocator({ pageContext, location }: PageProps<object, PageContext>) {
  const { words, stores, brandNames = {} } = pageContext;
  const { locale } = useLocale();
  const region = useRegion(locale.country);
  // "All Provinces" covers every province of Canada.
  const shown = useMemo(
    () => (region.code === 'CA_ALL' ? stores! : stores!.filter((store) => store.region === region.code)),
    [region, stores],
  );
  const askedBrand = new URLSearchParams(location.search).get('brand');
  const home = defaultRegion(locale.country).code;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="wide" />
      {/* The HTML lists the default region's stores. Visitors from other regions see none until their own are
          rendered. */}
      <Body $width="wide" {...(region.code === home && reservedFor(home))}>
        <StoreFinder
          key={`${region.code} ${askedBrand}`}
          stores={shown}
          brandNames={brandNames}
          askedBrand={askedBrand}
        />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
