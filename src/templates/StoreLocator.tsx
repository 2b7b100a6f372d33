import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { defaultRegion } from '../domain/region/regions';
import { heldFor } from '../domain/region/shownIn';
import { PageIntro } from '../features/editorial/PageIntro';
import { StoreList } from '../features/store-locator/StoreList';
import { useLocale } from '../i18n/LocaleContext';
import { useRegion } from '../state/region';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-20. */
export default function StoreLocator({ pageContext: { words, stores } }: PageProps<object, PageContext>) {
  const { locale } = useLocale();
  const region = useRegion(locale.country);
  // All Provinces stands for every province of Canada.
  const shown = region.code === 'CA_ALL' ? stores! : stores!.filter((store) => store.region === region.code);
  const home = defaultRegion(locale.country).code;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      {/* The HTML has the stores of the default region: another's visitors see none until theirs are drawn. */}
      <Body {...(region.code === home && heldFor(home))}>
        <StoreList stores={shown} />
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: ${space.section};
`;
