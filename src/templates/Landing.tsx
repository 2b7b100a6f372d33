import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { LandingView, PageContext } from '../content/pages/pageContext';
import { regionsOfPage } from '../domain/region/regions';
import { isFeatureOn } from '../domain/region/features';
import { LandingLinks } from '../features/shop/LandingLinks';
import { ProductGrid } from '../features/shop/ProductGrid';
import { ProductShelf } from '../features/shop/ProductShelf';
import { useWords } from '../i18n/LocaleContext';
import { Heading } from '../ui/text/Heading';
import { Paragraph } from '../ui/text/Paragraph';
import { space } from '../ui/theme/tokens';
import { PodShelf } from './PodShelf';

export { PageHead as Head } from '../features/page-head/PageHead';

/**
 * Shows the pods of a plant type, an extraction method or a state. A state's pods are visible to everyone, with offers
 * only if a dispensary delivers there; all others only in the regions that sell them.
 */
export default function Landing({ pageContext: page }: PageProps<object, PageContext>) {
  const { t } = useWords('pages');
  const { products } = page.listing!;
  const { region, list, ...about } = page.landing!;
  const isDelivered = !region || isFeatureOn('expressDelivery', region);
  return (
    <PodShelf
      words={page.words}
      note={t(region ? 'pages.landing.otherState' : 'pages.landing.notHere')}
      regions={region ? [region] : regionsOfPage(page)}
      list={list}
      listLabel={t(list.includes('?') ? 'pages.landing.list' : 'pages.maker.allPods')}
      below={
        <>
          <About {...about} />
          <LandingLinks heading={t('pages.landing.more')} links={page.links!} />
        </>
      }
    >
      {isDelivered ? (
        <ProductShelf products={products} isByRegion={!region} level={2} />
      ) : (
        <ProductGrid products={products} level={2} />
      )}
    </PodShelf>
  );
}

function About({ heading, paragraphs }: Pick<LandingView, 'heading' | 'paragraphs'>) {
  return (
    <Section aria-labelledby="about">
      <Heading level={2} id="about">
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[4]};
  max-width: 68ch;
  padding-top: ${space[8]};
`;
