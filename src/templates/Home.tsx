import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import { shownWhereOn } from '../domain/region/shownIn';
import { routePath } from '../domain/site/routing/routes';
import { Hero } from '../features/editorial/Hero';
import { DeferredSections } from '../features/editorial/DeferredSections';
import { LocalLink } from '../i18n/LocalLink';
import { useWords } from '../i18n/LocaleContext';
import { SignedInSlot } from '../state/session/SignedInSlot';
import { DeferredPageContent } from '../state/DeferredPageContent';
import { ButtonLink } from '../ui/ButtonLink';
import { HydrateWhenVisible } from '../ui/hydration/HydrateWhenVisible';
import { lazyNamed, lazyOnInput, lazyOptional } from '../ui/hydration/lazyNamed';

export { PageHead as Head } from '../features/page-head/PageHead';

const LastOrderStrip = lazyOptional(() => import('../features/orders/LastOrderStrip'), 'LastOrderStrip');
const HomeSteps = lazyOnInput(() => import('../features/editorial/HomeSteps'), 'HomeSteps');
const Starter = lazyNamed(() => import('../features/starter/Starter'), 'Starter');
const ShelfWithHistory = lazyNamed(() => import('./ShelfWithHistory'), 'ShelfWithHistory');

export default function Home({ pageContext }: PageProps<object, PageContext>) {
  const { words, pictures, listing, starter, routeId } = pageContext;
  const { t } = useWords();
  const [first, ...rest] = words.sections;
  // The steps come first, so that their beginning is visible below the picture on phones.
  const steps = first?.kind === 'steps' ? first : null;
  return (
    <>
      <Hero
        heading={words.heading}
        lead={words.lead}
        wide={pictures!.hero!}
        tall={pictures!['hero-tall']!}
        notice={
          <SignedInSlot {...shownWhereOn('expressDelivery')}>
            <LastOrderStrip />
          </SignedInSlot>
        }
      >
        {/* Skips the discover page, which would add a click before the first product. */}
        <ButtonLink as={LocalLink} to={routePath('products')} $size="large">
          {t('header.browseProducts')}
        </ButtonLink>
      </Hero>
      <DeferredPageContent>
        {steps && (
          <HydrateWhenVisible waitsForInput minHeight="850px">
            <HomeSteps section={steps} pictures={pictures!} />
          </HydrateWhenVisible>
        )}
        <DeferredSections
          sections={steps ? rest : words.sections}
          shelf={<ShelfWithHistory listing={listing!} routeId={routeId} limit={4} />}
          starter={
            starter && (
              <HydrateWhenVisible minHeight="900px">
                <Starter starter={starter} />
              </HydrateWhenVisible>
            )
          }
        />
      </DeferredPageContent>
    </>
  );
}
