import { Suspense, useEffect, useRef } from 'react';
import { maxFavorites } from '../../../domain/shortlist/favorites';
import { groupByAvailability, type ProductsByAvailability } from '../../../domain/shortlist/groupByAvailability';
import { routePath, signInPath } from '../../../domain/site/routing/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { LocalLink } from '../../../i18n/LocalLink';
import { useFromCatalogue } from '../../../state/hooks/useFromCatalogue';
import { useRegion } from '../../../state/region';
import { useSession } from '../../../state/session/session';
import { useFavorites } from '../../../state/shortlist/favorites';
import { refreshFavorites, useFavoriteSync } from '../../../state/shortlist/syncFavorites';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lazyOptional } from '../../../ui/hydration/lazyNamed';
import { Heading } from '../../../ui/text/Heading';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { ListFailure } from '../ListFailure';
import { ProductGrid } from '../ProductGrid';
import { ProductShelf } from '../ProductShelf';
import { UnavailableFavorites } from './UnavailableFavorites';
import { useUndoRemoval } from './useUndoRemoval';

const PriceAlertCard = lazyOptional(() => import('./PriceAlertCard'), 'PriceAlertCard');

export function FavoriteList() {
  const { plural } = useWords('details');
  const { slugs } = useFavorites();
  const isSignedIn = useSession((state) => state.isSignedIn);
  const status = useRef<HTMLParagraphElement>(null);
  const previousCount = useRef(slugs.length);
  useEffect(refreshFavorites, []);
  useEffect(() => {
    // Removing a card unmounts the focused button.
    const wasRemoved = slugs.length < previousCount.current;
    if (wasRemoved && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    previousCount.current = slugs.length;
  }, [slugs]);
  return (
    <Stack $gap={6}>
      <SyncNotes />
      {slugs.length > 0 && (
        <Paragraph ref={status} tone="muted" role="status" tabIndex={-1}>
          {plural('favorites.count', slugs.length)}
        </Paragraph>
      )}
      {slugs.length > 0 ? <Products slugs={slugs} /> : <NoFavorites />}
      {isSignedIn && slugs.length > 0 && (
        <Suspense>
          <PriceAlertCard />
        </Suspense>
      )}
    </Stack>
  );
}

function Products({ slugs }: { slugs: readonly string[] }) {
  const { locale } = useWords('details');
  const { code: region } = useRegion(locale.country);
  const { data, isFailed, retry } = useFromCatalogue(
    locale.id,
    (catalogue) => ({ slugs, products: catalogue.cardsOf(slugs) }),
    { dependencies: [slugs], keepsPrevious: true },
  );
  useUndoRemoval(data?.products);
  if (data) return <FavoriteGroups groups={groupByAvailability(data.slugs, { catalogue: data.products, region })} />;
  return isFailed ? <ListFailure onRetry={retry} /> : <Skeleton $height="320px" aria-hidden />;
}

function FavoriteGroups({ groups: { inRegion, elsewhere, unknownSlugs } }: { groups: ProductsByAvailability }) {
  const { locale, t } = useWords('details');
  const { code } = useRegion(locale.country);
  return (
    <Stack $gap={12}>
      {inRegion.length > 0 && <ProductShelf products={inRegion} />}
      {elsewhere.length > 0 && (
        <Stack $gap={4}>
          <Heading level={2} size="sub">
            {t('favorites.elsewhere', { region: t(`region.${code}`) })}
          </Heading>
          <ProductGrid products={elsewhere} />
        </Stack>
      )}
      {unknownSlugs.length > 0 && <UnavailableFavorites slugs={unknownSlugs} />}
    </Stack>
  );
}

function NoFavorites() {
  const { t } = useWords('details');
  return (
    <EmptyState
      title={t('favorites.empty')}
      action={
        <ButtonLink as={LocalLink} to={routePath('products')}>
          {t('header.browseProducts')}
        </ButtonLink>
      }
    >
      {t('favorites.empty.text')}
    </EmptyState>
  );
}

/** Says where favorites are stored, and reports those that the account refused. */
function SyncNotes() {
  const { t, plural } = useWords('details');
  const isSignedIn = useSession((state) => state.isSignedIn);
  const { hasFailed, refused } = useFavoriteSync();
  const isEmpty = useFavorites(({ slugs }) => slugs.length === 0);
  const back = typeof window === 'undefined' ? '' : window.location.pathname;
  if (isSignedIn === false && !isEmpty)
    return (
      <Notice
        tone="info"
        action={
          <ButtonLink as={LocalLink} to={signInPath(back)} $variant="secondary" $size="small">
            {t('header.signIn')}
          </ButtonLink>
        }
      >
        {t('favorites.device')}
      </Notice>
    );
  return (
    <>
      {isSignedIn && hasFailed && <Notice tone="warning">{t('favorites.unsynced')}</Notice>}
      {refused > 0 && <Notice tone="warning">{plural('favorites.refused', refused, { limit: maxFavorites })}</Notice>}
    </>
  );
}
