import { styled } from 'styled-components';
import type { CitiesOfDispensary } from '../../content/pages/locationViews';
import { useWords } from '../../i18n/LocaleContext';
import { Container } from '../../ui/layout/Container';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { space } from '../../ui/theme/tokens';
import { CityLinks } from './CityLinks';
import { Section } from './CityPage.styles';

export function CityList({ groups }: { groups: readonly CitiesOfDispensary[] }) {
  const { t } = useWords('places');
  return (
    <Root aria-labelledby="cities">
      <Container>
        <Heading level={2} id="cities">
          {t('places.city.list')}
        </Heading>
        {groups.map(({ dispensary, licence, cities }) => (
          <Section key={licence} as="div">
            <div>
              <Heading level={3} size="small">
                {dispensary}
              </Heading>
              <Paragraph size="label" tone="muted">
                {t('places.city.license', { licence })}
              </Paragraph>
            </div>
            <CityLinks cities={cities} />
          </Section>
        ))}
      </Container>
    </Root>
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
