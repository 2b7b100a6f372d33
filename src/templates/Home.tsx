import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pages/pageContext';
import type { SectionKind } from '../domain/editorial/sectionSchema';
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
const HomeOpening = lazyOnInput(() => import('../features/editorial/HomeOpening'), 'HomeOpening');
const Starter = lazyNamed(() => import('../features/starter/Starter'), 'Starter');
const ShelfWithHistory = lazyNamed(() => import('./ShelfWithHistory'), 'ShelfWithHistory');

const openingKinds: readonly SectionKind[] = ['comparison', 'levels', 'moment', 'steps'];

/** Lights the hero for visitors who only look, once the first screen has what it needs. */
function openLater(open: () => void): () => void {
  const timer = setTimeout(open, 3000);
  return () => clearTimeout(timer);
}

export default function Home({ pageContext }: PageProps<object, PageContext>) {
  const { words, pictures, listing, starter, routeId, owners } = pageContext;
  const { t } = useWords();
  const { sections } = words;
  // The rest hydrates when it nears the screen. The beginning of these is visible below the picture at once.
  const rest = sections.findIndex(({ kind }) => !openingKinds.includes(kind));
  const openingCount = rest < 0 ? sections.length : rest;
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
        {openingCount > 0 && (
          <HydrateWhenVisible waitsForInput minHeight="1800px" trigger={openLater}>
            <HomeOpening sections={sections.slice(0, openingCount)} pictures={pictures!} />
          </HydrateWhenVisible>
        )}
        <DeferredSections
          sections={sections.slice(openingCount)}
          shelf={<ShelfWithHistory listing={listing!} routeId={routeId} limit={4} owners={owners} />}
          starter={starter && <Starter starter={starter} />}
        />
      </DeferredPageContent>
    </>
  );
}
