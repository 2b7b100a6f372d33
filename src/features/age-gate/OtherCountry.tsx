import type { PageContext } from '../../content/pages/pageContext';
import { equivalentPath } from '../../domain/region/equivalentPage';
import { localePath, locales } from '../../domain/region/locales';
import type { Country } from '../../domain/region/regions';
import { pageRow } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { ButtonLink } from '../../ui/ButtonLink';
import { Paragraph } from '../../ui/text/Paragraph';

const otherCountry: Record<Country, Country> = { us: 'ca', ca: 'us' };

interface OtherCountryProps {
  page: Pick<PageContext, 'alternates' | 'routeId'>;
  detected: Country | null;
}

/** Links to the same page on the other country's site, or to its home page. */
export function OtherCountry({ page, detected }: OtherCountryProps) {
  const { locale, t } = useWords('welcome');
  const other = otherCountry[locale.country];
  const region = useRegion(other);
  const sites = locales.filter(({ country }) => country === other);
  const targetLocale = sites.find(({ language }) => navigator.language.startsWith(language)) ?? sites[0]!;
  const { feature } = pageRow(page.routeId);
  const path = equivalentPath(
    { alternates: page.alternates, feature },
    { localeId: targetLocale.id, region: region.code },
  );
  const isSame = page.alternates.some((each) => each.localeId === targetLocale.id && each.path === path);
  const href = localePath(targetLocale, path) + (isSame ? window.location.search : '');
  return (
    <>
      {/* Reserve the line to avoid a layout shift when the detected country arrives. */}
      <Paragraph size="small" tone="muted" style={{ minHeight: '1lh' }}>
        {detected === other && t(`gate.seemsIn.${other}`)}
      </Paragraph>
      <ButtonLink href={href} $variant={detected === other ? 'secondary' : 'quiet'} $size="small">
        {t(`gate.switch.${other}`)}
      </ButtonLink>
    </>
  );
}
