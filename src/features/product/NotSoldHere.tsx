import { routePath, type RouteId } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useProductWords } from '../../i18n/LocaleContext';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';

interface NotSoldHereProps {
  /** Whether its information is kept back too, as a pod's is (S8-18). */
  isPod: boolean;
  /** The list of what is sold. */
  list: RouteId;
}

/** What stands in the place of the offer where the visitor's region does not sell the product. */
export function NotSoldHere({ isPod, list }: NotSoldHereProps) {
  const { t } = useProductWords();
  return (
    <Notice
      tone="info"
      title={t('product.notInRegion')}
      action={
        <ButtonLink as={LocalLink} to={routePath(list)} $variant="secondary" $size="small">
          {t('header.browseProducts')}
        </ButtonLink>
      }
    >
      {isPod && t('product.restricted')}
    </Notice>
  );
}
