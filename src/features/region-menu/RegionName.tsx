import { regions, type Country } from '../../domain/region/regions';
import { shownIn } from '../../domain/region/shownIn';
import { useWords } from '../../i18n/LocaleContext';

/** The HTML contains every region name of the country, and CSS shows the visitor's. */
export function RegionName({ country }: { country: Country }) {
  const { t } = useWords();
  return regions
    .filter((region) => region.country === country)
    .map(({ code }) => (
      <span key={code} {...shownIn([code])}>
        {t(`region.${code}`)}
      </span>
    ));
}
