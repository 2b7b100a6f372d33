import type { CityView } from '../../content/pages/locationViews';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { routePath } from '../../domain/site/routing/routes';
import { CityServiceDetails } from './CityServiceDetails';
import { LinkColumns } from '../../ui/layout/LinkColumns';
import { Section, Steps } from './CityPage.styles';

const steps = ['address', 'cart', 'door'] as const;

export function CityPage({ city }: { city: CityView }) {
  const { t } = useWords('places');
  return (
    <>
      {city.services.map((service) => (
        <CityServiceDetails key={service.id} service={service} />
      ))}
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
            <LinkColumns $min={170}>
              {city.others.map(({ name, path }) => (
                <li key={path}>
                  <LocalLink to={path}>{name}</LocalLink>
                </li>
              ))}
            </LinkColumns>
          </>
        )}
        <ButtonLink as={LocalLink} to={routePath('xpress')} $variant="secondary">
          {t('places.city.more')}
        </ButtonLink>
      </Section>
    </>
  );
}
