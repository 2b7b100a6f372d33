import type { CityLink } from '../../content/pages/locationViews';
import { LocalLink } from '../../i18n/LocalLink';
import { LinkColumns } from '../../ui/layout/LinkColumns';

/** Cities without a page are plain text. */
export function CityLinks({ cities }: { cities: readonly CityLink[] }) {
  return (
    <LinkColumns $min={150}>
      {cities.map(({ name, path }) => (
        <li key={name}>{path ? <LocalLink to={path}>{name}</LocalLink> : <span>{name}</span>}</li>
      ))}
    </LinkColumns>
  );
}
