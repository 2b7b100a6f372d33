import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { isFeatureOn } from '../domain/region/features';
import { routePath } from '../domain/site/routes';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { Hero } from '../features/editorial/Hero';
import { Listing } from '../features/shop/Listing';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { useRegion } from '../state/region';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-02. */
export default function Home({ pageContext }: PageProps<object, PageContext>) {
  const { words, pictures, listing } = pageContext;
  const { locale, t } = useLocale();
  const region = useRegion(locale.country);
  const browse = routePath(isFeatureOn('shopDiscover', region.code) ? 'discover' : 'products');
  const [first, ...rest] = words.sections;
  return (
    <>
      <Hero heading={words.heading} lead={words.lead} wide={pictures!.hero!} tall={pictures!['hero-tall']!}>
        <ButtonLink as={LocalLink} to={browse} $size="large">
          {t('header.browseProducts')}
        </ButtonLink>
      </Hero>
      {first && <EditorialSection section={first} />}
      <Shelf $width="wide">
        <Listing listing={listing!} routeId={pageContext.routeId} limit={4} />
        <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary">
          {t('header.browseProducts')}
        </ButtonLink>
      </Shelf>
      {rest.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 0} />
      ))}
    </>
  );
}

const Shelf = styled(Container)`
  display: grid;
  gap: ${space[8]};
  justify-items: center;
  padding-block: ${space[8]};
  ul {
    width: 100%;
  }
`;
