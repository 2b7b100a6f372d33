import type { PageProps } from 'gatsby';
import { styled } from 'styled-components';
import type { PageContext } from '../content/pageContext';
import { shownWhereOn } from '../domain/region/shownIn';
import { routePath } from '../domain/site/routes';
import { DeliveryFacts } from '../features/delivery-address/DeliveryFacts';
import { PageIntro } from '../features/editorial/PageIntro';
import { LaterSections } from '../features/editorial/LaterSections';
import { TilesSection } from '../features/editorial/TilesSection';
import { LocalLink } from '../i18n/LocalLink';
import { useLocale } from '../i18n/LocaleContext';
import { RestOfPage } from '../state/RestOfPage';
import { ButtonLink } from '../ui/ButtonLink';
import { Cluster } from '../ui/Cluster';
import { space } from '../ui/theme/tokens';
import { lazyNamed } from '../ui/lazyNamed';

export { PageHead as Head } from '../features/page-head/PageHead';

const Listing = lazyNamed(() => import('../features/shop/Listing'), 'Listing');

/** S2-10. */
export default function Discover({ pageContext }: PageProps<object, PageContext>) {
  const { words, listing, routeId } = pageContext;
  const { t } = useLocale();
  const [first, ...rest] = words.sections;
  const tiles = first?.kind === 'tiles' ? first : null;
  return (
    <Page>
      <PageIntro heading={words.heading} lead={words.lead} width="page">
        <Cluster>
          <div {...shownWhereOn('expressDelivery')}>
            <DeliveryFacts />
          </div>
          <ButtonLink as={LocalLink} to={routePath('pods')} $variant="secondary" $size="large">
            {t('header.browseProducts')}
          </ButtonLink>
        </Cluster>
      </PageIntro>
      <RestOfPage>
        {tiles && <TilesSection section={tiles} />}
        <LaterSections
          sections={tiles ? rest : words.sections}
          shelf={<Listing listing={listing!} routeId={routeId} limit={8} />}
        />
      </RestOfPage>
    </Page>
  );
}

const Page = styled.div`
  padding-bottom: ${space.section};
`;
