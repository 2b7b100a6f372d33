import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { routePath } from '../domain/site/routes';
import { EditorialSection } from '../features/editorial/EditorialSection';
import { PageIntro } from '../features/editorial/PageIntro';
import { Listing } from '../features/shop/Listing';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { Picture } from '../ui/Picture';
import { color, radius, space } from '../ui/theme/tokens';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-10. */
export default function Discover({ pageContext }: PageProps<object, PageContext>) {
  const { words, pictures, listing } = pageContext;
  const { t } = useLocale();
  const picture = pictures!.discover!;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="wide">
        <div>
          <ButtonLink as={LocalLink} to={routePath('pods')} $size="large">
            {t('header.browseProducts')}
          </ButtonLink>
        </div>
      </PageIntro>
      <Shelf $width="wide">
        <Frame>
          <Picture
            base={picture.base}
            ratio={picture.width / picture.height}
            widths={picture.widths}
            alt=""
            sizes="(min-width:1440px) 1360px, 96vw"
            isEager
          />
        </Frame>
        <Listing listing={listing!} routeId={pageContext.routeId} limit={8} />
      </Shelf>
      {words.sections.map((section, at) => (
        <EditorialSection key={section.id} section={section} isMirrored={at % 2 === 1} />
      ))}
    </>
  );
}

const Shelf = styled(Container)`
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[8]};
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  background: ${color.surface};
  overflow: hidden;
  img {
    width: 100%;
    height: auto;
    max-height: 620px;
    object-fit: cover;
    object-position: 50% 70%;
  }
`;
