import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { telephoneLink } from '../../../domain/account/phoneNumber';
import { addressQuery } from '../../../data/delivery/deliveryCalls';
import { storesQuery } from '../../../data/siteFileQueries';
import { shortAddress } from '../../../domain/address/shortAddress';
import { nearestStores, sortStoresByTown } from '../../../domain/delivery/stores/storeOrder';
import type { Store } from '../../../domain/delivery/stores/storeSchema';
import { storesWithBrand } from '../../../domain/delivery/stores/storeFilter';
import type { Subcountry } from '../../../domain/region/regions';
import { formatDistance } from '../../../i18n/formatDistance';
import { useWords } from '../../../i18n/LocaleContext';
import { useDeliveryPlace, useActiveStorePlace } from '../../../state/delivery/deliveryPlace';
import { asIsland } from '../../../state/QueryIsland';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Paragraph } from '../../../ui/text/Paragraph';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { TextLink } from '../../../ui/text/TextLink';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import { RetryButton } from '../../../i18n/RetryButton';

const maxStores = 3;

interface RetailerListProps {
  region: Subcountry;
  /** The brand's slug; null for products that every store carries. */
  brand: string | null;
}

export const RetailerList = asIsland(NearbyStores);

/** Prefers the store locator's place over the delivery address. */
function useSearchLocation() {
  const store = useActiveStorePlace();
  const delivery = useDeliveryPlace((state) => state.place);
  const place = store ?? delivery;
  const { data, isLoading } = useQuery(addressQuery(place?.placeId ?? null, ''));
  const { latitude, longitude } = data ?? {};
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return { label: place && shortAddress(place.label), position, isLoading };
}

function NearbyStores({ region, brand }: RetailerListProps) {
  const { locale, t } = useWords('product', 'details');
  const place = useSearchLocation();
  const { data, isError, refetch } = useQuery(storesQuery(locale.id));
  if (isError)
    return (
      <Notice tone="error" action={<RetryButton onClick={() => void refetch()} />}>
        {t('product.retailers.failed')}
      </Notice>
    );
  if (!data || place.isLoading) return <RetailerListSkeleton />;
  const stores = storesWithBrand(data, region, brand);
  if (stores.length === 0) return <Paragraph role="status">{t('product.retailers.none')}</Paragraph>;
  const sortedStores = place.position
    ? nearestStores(stores, place.position)
    : sortStoresByTown(stores).map((store) => ({ store, distanceKm: null }));
  return (
    <>
      <SortNote role="status">
        {place.position ? t('product.retailers.near', { address: place.label ?? '' }) : t('product.retailers.byTown')}
      </SortNote>
      <List>
        {sortedStores.slice(0, maxStores).map(({ store, distanceKm }) => (
          <StoreEntry
            key={store.id}
            store={store}
            distance={distanceKm === null ? null : formatDistance(distanceKm, locale)}
          />
        ))}
      </List>
    </>
  );
}

function StoreEntry({ store, distance }: { store: Store; distance: string | null }) {
  const { t } = useWords('product', 'details');
  return (
    <li>
      <strong>{store.name}</strong>
      <span>
        {store.addressOne}, {store.city}
      </span>
      <span>
        {distance && `${t('product.retailers.distance', { distance })} · `}
        <TextLink
          href={telephoneLink(store.phone)}
          aria-label={t('product.call', { store: store.name, phone: store.phone })}
        >
          {store.phone}
        </TextLink>
      </span>
    </li>
  );
}

function RetailerListSkeleton() {
  const { t } = useWords('product', 'details');
  return (
    <>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <SortNote aria-hidden>
        <Skeleton $width="12em" />
      </SortNote>
      <List aria-hidden>
        {Array.from({ length: maxStores }, (_, index) => (
          <li key={index}>
            <Skeleton $width="70%" />
            <Skeleton $width="90%" />
            <Skeleton $width="50%" />
          </li>
        ))}
      </List>
    </>
  );
}

const SortNote = styled.p`
  padding-bottom: ${space[4]};
  ${text.label};
  color: ${color.muted};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    min-height: 106px;
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    ${text.label};
  }
  strong {
    ${text.strong};
  }
  li > :nth-child(2) {
    color: ${color.muted};
  }
`;
