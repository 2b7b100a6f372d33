import { regions, type Country } from '../../domain/region/regions';
import { shownIn } from '../../domain/region/shownIn';
import { useLocale } from '../../i18n/LocaleContext';

/** The visitor's region by name: all names of the country stand in the HTML, and one is seen. */
export function RegionName({ country }: { country: Country }) {
  const { t } = useLocale();
  return regions
    .filter((region) => region.country === country)
    .map(({ code }) => (
      <span key={code} {...shownIn([code])}>
        {t(`region.${code}`)}
      </span>
    ));
}
