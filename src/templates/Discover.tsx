import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { routePath } from '../domain/site/routes';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { Hero } from '../features/editorial/Hero';
import { Listing } from '../features/shop/Listing';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-10. */
export default function Discover({ pageContext }: PageProps<object, PageContext>) {
  const { words, pictures, listing } = pageContext;
  const { t } = useLocale();
  return (
    <>
      <Hero heading={words.heading} lead={words.lead} wide={pictures!.discover!}>
        <ButtonLink as={LocalLink} to={routePath('pods')} $size="large">
          {t('header.browseProducts')}
        </ButtonLink>
      </Hero>
      <Shelf $width="wide">
        <Listing listing={listing!} routeId={pageContext.routeId} limit={8} />
      </Shelf>
      {words.sections.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 1} />
      ))}
    </>
  );
}

const Shelf = styled(Container)`
  padding-block: ${space.section} ${space[8]};
`;
