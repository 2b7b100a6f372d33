import { routePath, type RouteId } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';

interface NotSoldHereProps {
  /** True if the product's information is withheld too, as it is for pods. */
  isPod: boolean;
  /** The list of products that are sold here. */
  list: RouteId;
}

/** Replaces the offer in regions where the product is not sold. */
export function NotSoldHere({ isPod, list }: NotSoldHereProps) {
  const { t } = useWords('product');
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
