import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pages/pageContext';
import { routePath } from '../domain/site/routing/routes';
import { DeliveryAddressButton } from '../features/delivery-address/DeliveryAddressButton';
import { DeliveryTerms } from '../features/delivery-address/DeliveryTerms';
import { FactsSection } from '../features/editorial/FactsSection';
import { DeferredSections } from '../features/editorial/DeferredSections';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/layout/Cluster';
import { Container } from '../ui/layout/Container';
import { Heading } from '../ui/text/Heading';
import { Picture } from '../ui/Picture';
import { Paragraph } from '../ui/text/Paragraph';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { desktopQuery, media, radius, space } from '../ui/theme/tokens';

const CityList = lazyNamed(() => import('../features/delivery-city/CityList'), 'CityList');

export { PageHead as Head } from '../features/page-head/PageHead';

export default function Xpress({ pageContext: { words, cityGroups = [] } }: PageProps<object, PageContext>) {
  const { t } = useWords();
  const { sections } = words;
  // The first section's picture moves to the top of the page.
  const picture = sections.find((section) => section.picture)?.picture;
  const facts = sections.find(({ kind }) => kind === 'facts');
  const others = sections
    .filter((section) => section !== facts)
    .map((section) => (section.picture === picture ? { ...section, picture: null } : section));
  return (
    <Page>
      <Top data-tone="dark">
        <Container>
          <Words>
            <Heading level={1}>{words.heading}</Heading>
            <Paragraph size="lead">{words.lead}</Paragraph>
            <Cluster>
              <DeliveryAddressButton />
              <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary" $size="large">
                {t('xpress.shop')}
              </ButtonLink>
            </Cluster>
          </Words>
          {picture && (
            <Frame>
              <Picture
                base={picture.base}
                ratio={picture.width / picture.height}
                widths={picture.widths}
                alt={picture.alt ?? ''}
                sizes={`${desktopQuery} 50vw, 92vw`}
                isEager
              />
            </Frame>
          )}
        </Container>
      </Top>
      <DeliveryTerms />
      {facts && <FactsSection section={facts} />}
      <DeferredSections sections={others} />
      {cityGroups.length > 0 && (
        <HydrateWhenVisible minHeight="1200px">
          <CityList groups={cityGroups} />
        </HydrateWhenVisible>
      )}
    </Page>
  );
}

const Page = styled.div`
  padding-bottom: ${space.section};
`;

const Top = styled.section`
  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: ${space[8]};
    padding-block: ${space[5]} ${space[12]};
  }
  ${media.desktop} {
    > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space[16]};
      align-items: center;
      padding-block: ${space[16]};
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 620px;
`;

const Frame = styled.div`
  border-radius: ${radius.large};
  overflow: hidden;
  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
    object-position: 50% 70%;
  }
  ${media.desktop} {
    img {
      aspect-ratio: 4 / 3;
    }
  }
`;
