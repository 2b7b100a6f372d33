import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/storeSchema';
import { formatDistance } from '../../i18n/formatDistance';
import { useStoresWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface StoreCardProps {
  store: Store;
  distanceKm?: number;
}

/** A retailer, and how far it is where that is known. */
export function StoreCard({ store, distanceKm }: StoreCardProps) {
  const { locale, t } = useStoresWords();
  return (
    <Card>
      <Head>
        <Heading level={2} size="small">
          {store.name}
        </Heading>
        {distanceKm !== undefined && (
          <span>{t('storeLocator.distance', { distance: formatDistance(distanceKm, locale) })}</span>
        )}
      </Head>
      <Text tone="muted">
        {store.addressOne}
        <br />
        {store.city}, {store.state} {store.postalCode}
      </Text>
      <TextLink
        href={`tel:${store.phone.replace(/[^\d+]/g, '')}`}
        aria-label={`${t('storeLocator.call', { store: store.name })}: ${store.phone}`}
      >
        {store.phone}
      </TextLink>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  align-content: start;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[4]};
  width: 100%;
  span {
    flex: none;
    ${text.small};
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
