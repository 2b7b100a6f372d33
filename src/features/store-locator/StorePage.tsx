import type { PageContext } from '../../content/pages/pageContext';
import type { StoreFacts, StorePageView } from '../../content/pages/locationViews';
import { legalAge } from '../../domain/region/ageGate';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { formatDistance } from '../../i18n/formatDistance';
import { CallStore, DirectionsToStore } from './StoreContact';
import { StoreHolidays } from './StoreHolidays';
import { LinkColumns } from '../../ui/layout/LinkColumns';
import { Columns, Facts, HoursBox, Section, StateLine } from './StorePage.styles';
import { StoreWeek } from './StoreWeek';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { storeOpening } from './storeOpening';
import { OpeningStatus } from './OpeningStatus';
import { Fact } from '../../ui/text/Fact';

/** A date before all special hours, so that the HTML lists the first three whenever it is built. */
const beforeExceptions = new Date(0);

function Hours({ store }: { store: StoreFacts }) {
  const isHydrated = useClientValue(() => true, false);
  if (isHydrated) return <CurrentStoreHours store={store} />;
  return (
    <>
      <StateLine />
      <StoreWeek store={store} />
      {store.exceptions && <StoreHolidays store={store} now={beforeExceptions} />}
    </>
  );
}

function Address({ store }: { store: StoreFacts }) {
  const { t } = useWords('stores', 'places');
  return (
    <Fact name={t('places.address')}>
      {store.addressOne}
      <br />
      {store.city}, {store.state} {store.postalCode}
      <br />
      <DirectionsToStore store={store} />
    </Fact>
  );
}

function Visit({ store }: { store: StoreFacts }) {
  const { t, locale } = useWords('stores', 'places');
  return (
    <Facts>
      <Address store={store} />
      <Fact name={t('places.phone')}>
        <CallStore name={store.name} phone={store.phone} />
      </Fact>
      {store.payments && (
        <Fact name={t('places.payments')}>
          {store.payments.map((method) => t(`places.payment.${method}`)).join(', ')}
        </Fact>
      )}
      <Fact name={t('places.bring')}>
        {locale.country === 'us' ? t('places.bring.us', { age: legalAge.us }) : t('places.bring.ca')}
      </Fact>
    </Facts>
  );
}

function OtherStores({ nearby }: Pick<StorePageView, 'nearby'>) {
  const { t, locale } = useWords('stores', 'places');
  return (
    <Section aria-labelledby="nearby">
      <Heading level={2} size="sub" id="nearby">
        {t('places.nearby')}
      </Heading>
      {nearby.length > 0 && (
        <LinkColumns $min={240}>
          {nearby.map(({ path, name, city, distanceKm }) => (
            <li key={path}>
              <LocalLink to={path}>{name}</LocalLink>
              <Paragraph as="span" size="label" tone="muted">
                {city} · {t('storeLocator.distance', { distance: formatDistance(distanceKm!, locale) })}
              </Paragraph>
            </li>
          ))}
        </LinkColumns>
      )}
      <ButtonLink as={LocalLink} to={routePath('storeLocator')} $variant="secondary">
        {t('places.find')}
      </ButtonLink>
    </Section>
  );
}

interface StorePageProps {
  store: NonNullable<PageContext['store']>;
}

export function StorePage({ store }: StorePageProps) {
  const { t } = useWords('stores', 'places');
  return (
    <>
      <Columns>
        <Visit store={store} />
        <HoursBox aria-labelledby="hours">
          <Heading level={2} size="sub" id="hours">
            {t('storeLocator.hours')}
          </Heading>
          <Hours store={store} />
        </HoursBox>
      </Columns>
      {store.brands.length > 0 && (
        <Section aria-labelledby="brands">
          <Heading level={2} size="sub" id="brands">
            {t('places.brands')}
          </Heading>
          <Paragraph tone="muted">{t('storeLocator.callAhead')}</Paragraph>
          <LinkColumns $min={240}>
            {store.brands.map(({ name, path }) => (
              <li key={name}>{path ? <LocalLink to={path}>{name}</LocalLink> : <span>{name}</span>}</li>
            ))}
          </LinkColumns>
        </Section>
      )}
      <OtherStores nearby={store.nearby} />
    </>
  );
}

/** Depends on the current time, so it renders only after hydration. */
function CurrentStoreHours({ store }: { store: StoreFacts }) {
  const now = useCurrentMinute();
  const opening = storeOpening(store, now, useWords('stores'));
  return (
    <>
      <Paragraph size="label">
        <OpeningStatus opening={opening} />
      </Paragraph>
      <StoreWeek store={store} today={opening.today} />
      {store.exceptions && <StoreHolidays store={store} now={now} />}
    </>
  );
}
