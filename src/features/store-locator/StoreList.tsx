import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/storeSchema';
import { useOrderWords } from '../../i18n/LocaleContext';
import { EmptyState } from '../../ui/EmptyState';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { color, radius, space } from '../../ui/theme/tokens';

/** S2-78: the retailers of a region, by town. */
export function StoreList({ stores }: { stores: Store[] }) {
  const { t, plural } = useOrderWords();
  if (stores.length === 0) return <EmptyState title={t('storeLocator.none')} />;
  const byTown = [...stores].sort((a, b) => a.city.localeCompare(b.city) || a.name.localeCompare(b.name));
  return (
    <Stack $gap={6}>
      <Text tone="muted" role="status">
        {plural('storeLocator.results', stores.length)} · {t('storeLocator.callAhead')}
      </Text>
      <Grid as="ul" $min="300px" $gap={4}>
        {byTown.map((store) => (
          <Card key={store.id}>
            <Heading level={2} size="small">
              {store.name}
            </Heading>
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
        ))}
      </Grid>
    </Stack>
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
