import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { storePath } from '../../domain/delivery/stores/storePath';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { formatDistance } from '../../i18n/formatDistance';
import { useWords } from '../../i18n/LocaleContext';
import { LocalLink } from '../../i18n/LocalLink';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextLink } from '../../ui/text/TextLink';
import { color, media, radius, space, text } from '../../ui/theme/tokens';
import type { StoreOpening } from './storeOpening';
import { CallStore, DirectionsToStore } from './StoreContact';
import { StoreHours } from './StoreHours';

interface StoreCardProps {
  store: Store;
  distanceKm?: number;
  /** Undefined in the static HTML, which cannot depend on the time. */
  opening?: StoreOpening;
  isChosen?: boolean;
  /** Omitted where there is no map. */
  onShow?: (id: string) => void;
  as?: 'li' | 'div';
}

export function StoreCard({ store, distanceKm, opening, isChosen = false, onShow, as }: StoreCardProps) {
  const { locale, t } = useWords('stores');
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Card ref={card} as={as} aria-current={isChosen || undefined}>
      <Head>
        <Heading level={2} size="small">
          <TextLink as={LocalLink} to={storePath(store.id)}>
            {store.name}
          </TextLink>
        </Heading>
        {distanceKm !== undefined && (
          <span>{t('storeLocator.distance', { distance: formatDistance(distanceKm, locale) })}</span>
        )}
      </Head>
      <Address tone="muted">
        {store.addressOne}
        <br />
        {store.city}, {store.state} {store.postalCode}
      </Address>
      <StoreHours store={store} opening={opening} />
      <Actions>
        <CallStore name={store.name} phone={store.phone} />
        <DirectionsToStore store={store} />
        {onShow && (
          <ShowOnMap
            as="button"
            type="button"
            aria-label={`${t('storeLocator.showOnMap')}, ${store.name}`}
            onClick={() => onShow(store.id)}
          >
            {t('storeLocator.showOnMap')}
          </ShowOnMap>
        )}
      </Actions>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
  margin-inline: calc(-1 * ${space[4]});
  padding: ${space[5]} ${space[4]} ${space[3]};
  background: linear-gradient(${color.line}, ${color.line}) bottom / calc(100% - 2 * ${space[4]}) 1px no-repeat;
  scroll-margin-block: ${space[6]};
  &[aria-current] {
    border-radius: ${radius.medium};
    background: ${color.lightSoft};
    box-shadow: inset 4px 0 ${color.light};
    ${media.forcedColors} {
      border-inline-start: 4px solid Highlight;
    }
  }
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

// With `text-wrap: pretty`, WebKit wraps these lines once too often, because the box is exactly as wide as the text.
const Address = styled(Paragraph)`
  text-wrap: wrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[5]};
  > * {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    ${text.label};
  }
`;

const ShowOnMap = styled(TextLink)`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  @media (scripting: none) {
    display: none;
  }
`;
