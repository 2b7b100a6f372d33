import type { StoresOfRegion } from '../../content/pages/locationViews';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { LinkColumns } from '../../ui/layout/LinkColumns';
import { Section } from './StorePage.styles';

export function StoresByRegion({ groups }: { groups: readonly StoresOfRegion[] }) {
  const { t } = useWords('places');
  return groups.map(({ region, stores }) => (
    <Section key={region} aria-labelledby={`stores-${region}`}>
      <Heading level={2} size="sub" id={`stores-${region}`}>
        {t(`region.${region}`)}
      </Heading>
      <LinkColumns $min={240}>
        {stores.map(({ path, name, city }) => (
          <li key={path}>
            <LocalLink to={path}>{name}</LocalLink>
            <Paragraph as="span" size="label" tone="muted">
              {city}
            </Paragraph>
          </li>
        ))}
      </LinkColumns>
    </Section>
  ));
}
