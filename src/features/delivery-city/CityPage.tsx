import type { ComponentType, ReactNode } from 'react';
import type { CityView } from '../../content/pages/locationViews';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { routePath } from '../../domain/site/routing/routes';
import { CityLinks } from './CityLinks';
import { CityServiceDetails } from './CityServiceDetails';
import { About, Facts, Section, Steps } from './CityPage.styles';

const steps = ['address', 'cart', 'door'] as const;

interface CityPageProps {
  city: CityView;
  menu: ReactNode;
  NextWindow: ComponentType<{ dispensary: Dispensary }>;
}

export function CityPage({ city, menu, NextWindow }: CityPageProps) {
  const { t } = useWords('places');
  return (
    <>
      {city.services.map((service) => (
        <CityServiceDetails key={service.id} service={service} nextWindow={<NextWindow dispensary={service} />} />
      ))}
      {menu}
      <AboutCity city={city} />
      <Section aria-labelledby="how">
        <Heading level={2} size="sub" id="how">
          {t('places.city.how')}
        </Heading>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{t(`places.city.how.${step}`)}</li>
          ))}
        </Steps>
      </Section>
      <Section aria-labelledby={city.others.length > 0 ? 'others' : undefined}>
        {city.others.length > 0 && (
          <>
            <Heading level={2} size="sub" id="others">
              {t('places.city.others', { dispensary: city.services[0]!.name })}
            </Heading>
            <CityLinks cities={city.others} />
          </>
        )}
        <ButtonLink as={LocalLink} to={routePath('xpress')} $variant="secondary">
          {t('places.city.more')}
        </ButtonLink>
      </Section>
    </>
  );
}

function AboutCity({ city: { name, about, neighborhoods } }: Pick<CityPageProps, 'city'>) {
  const { t } = useWords('places');
  return (
    <>
      <About aria-labelledby="about">
        <Heading level={2} size="sub" id="about">
          {t('places.city.about', { city: name })}
        </Heading>
        {about.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </About>
      {neighborhoods.length > 0 && (
        <Section aria-labelledby="neighborhoods">
          <Heading level={2} size="sub" id="neighborhoods">
            {t('places.city.neighborhoods')}
          </Heading>
          <Facts>
            {neighborhoods.map((neighborhood) => (
              <div key={neighborhood.name}>
                <dt>{neighborhood.name}</dt>
                <dd>{neighborhood.postalCodes.join(', ')}</dd>
              </div>
            ))}
          </Facts>
        </Section>
      )}
    </>
  );
}
