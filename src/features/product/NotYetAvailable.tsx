import type { ItemAvailability } from '../../domain/catalogue/itemAvailability';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useProductWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';

/** What a shopper can do about a variant that cannot be added to the order as it is (S4-02 … S4-07). */
export function NotYetAvailable({ state }: { state: Exclude<ItemAvailability, 'AVAILABLE'> }) {
  const { t } = useProductWords();
  if (state === 'NO_ADDRESS')
    return (
      <Button size="large" isWide onClick={() => openPanel('address')}>
        {t('product.availability.NO_ADDRESS')}
      </Button>
    );
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink as={LocalLink} to={routePath('storeLocator')} $variant="secondary" $size="small">
          {t('product.findStores')}
        </ButtonLink>
      }
    >
      {t(`product.availability.${state}`)}
    </Notice>
  );
}
