import { styled } from 'styled-components';
import type { CitiesOfDispensary } from '../../content/pages/locationViews';
import { useWords } from '../../i18n/LocaleContext';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import { CityLinks } from './CityLinks';
import { Facts, Section } from './CityPage.styles';
import { ServiceFactRows, useServiceTerms } from './serviceTerms';

export function CityList({ groups }: { groups: readonly CitiesOfDispensary[] }) {
  const { t } = useWords('places');
  return (
    <Root aria-labelledby="cities">
      <Container>
        <Heading level={2} id="cities">
          {t('places.city.list')}
        </Heading>
        {groups.map((group) => (
          <DispensaryCities key={group.id} {...group} />
        ))}
      </Container>
    </Root>
  );
}

function DispensaryCities({ dispensary, licence, cities, ...terms }: CitiesOfDispensary) {
  const { t } = useWords('places');
  const { amounts, earliest } = useServiceTerms(terms);
  return (
    <Section as="div">
      <div>
        <Heading level={3} size="small">
          {dispensary}
        </Heading>
        <Paragraph size="label" tone="muted">
          {t('places.city.license', { licence })}
        </Paragraph>
      </div>
      <Facts>
        <ServiceFactRows facts={[...amounts, [t('places.city.windows'), [earliest]]]} />
      </Facts>
      {cities.length > 0 && <CityLinks cities={cities} />}
    </Section>
  );
}

const Root = styled.section`
  padding-block: calc(${space.section} / 2);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
`;
