import { isFeatureOn, type Feature } from '../../domain/region/features';
import type { Region } from '../../domain/region/regions';
import { routePath, routes } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Container } from '../../ui/layout/Container';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Paragraph } from '../../ui/text/Paragraph';

interface RestrictedPageProps {
  feature: Feature;
  region: Region;
}

/** Pages to suggest, most similar first. */
const alternatives = ['pods', 'storeLocator'] as const;

export function RestrictedPage({ feature, region }: RestrictedPageProps) {
  const { t, plural } = useWords('account', 'order');
  const cartQuantity = useCart(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0));
  const alternative = alternatives.find((id) =>
    isFeatureOn(routes.find((route) => route.id === id)!.feature!, region.code),
  );
  const name = t(`restricted.feature.${feature}`);
  return (
    <Container $width="text">
      <EmptyState
        level={1}
        title={t('restricted.title')}
        action={
          <>
            <Button onClick={() => openPanel('region')}>{t('restricted.changeRegion')}</Button>
            {alternative && (
              <ButtonLink as={LocalLink} to={routePath(alternative)} $variant="secondary">
                {t(alternative === 'pods' ? 'header.browseProducts' : 'storeLocator.title')}
              </ButtonLink>
            )}
          </>
        }
      >
        <Paragraph>{t('restricted.text', { feature: name, region: t(`region.${region.code}`) })}</Paragraph>
        <Paragraph tone="muted">{t('restricted.hint')}</Paragraph>
        {feature === 'expressDelivery' && cartQuantity > 0 && (
          <Paragraph>{plural('restricted.cartKept', cartQuantity)}</Paragraph>
        )}
      </EmptyState>
    </Container>
  );
}
