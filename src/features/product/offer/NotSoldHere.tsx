import { routePath, type RouteId } from '../../../domain/site/routing/routes';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Cluster } from '../../../ui/layout/Cluster';

interface NotSoldHereProps {
  /** Adds that a pod's details are hidden here too. */
  isPod: boolean;
  list: RouteId;
}

export function NotSoldHere({ isPod, list }: NotSoldHereProps) {
  const { locale, t } = useWords('product');
  return (
    <Notice
      tone="info"
      title={t('product.notInRegion')}
      action={
        <Cluster $gap={2}>
          {isPod && locale.country === 'ca' && (
            <ButtonLink as={LocalLink} to={routePath('unlock')} $variant="secondary" $size="small">
              {t('product.unlockPod')}
            </ButtonLink>
          )}
          <ButtonLink as={LocalLink} to={routePath(list)} $variant="secondary" $size="small">
            {t('header.browseProducts')}
          </ButtonLink>
        </Cluster>
      }
    >
      {isPod && t('product.restricted')}
    </Notice>
  );
}
