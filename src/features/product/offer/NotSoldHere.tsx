import { routePath, type RouteId } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';

interface NotSoldHereProps {
  /** Adds that a pod's details are hidden here too. */
  isPod: boolean;
  list: RouteId;
}

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
