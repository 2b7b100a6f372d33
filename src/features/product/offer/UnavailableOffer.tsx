import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProductView } from '../../../content/pages/pageContext';
import type { ItemAvailability } from '../../../domain/catalogue/itemAvailability';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space } from '../../../ui/theme/tokens';
import { storesPath } from './storesPath';
import { useReleaseLabel } from './useReleaseLabel';

interface NotYetAvailableProps {
  product: ProductView;
  state: Exclude<ItemAvailability, 'AVAILABLE'>;
  note?: string;
  /** Offers another address, which may have stock. */
  canChangeAddress?: boolean;
  children?: ReactNode;
}

export function UnavailableOffer({ product, state, note, canChangeAddress, children }: NotYetAvailableProps) {
  const { t } = useWords('product');
  const releaseLabel = useReleaseLabel(product);
  if (state === 'NO_ADDRESS')
    return (
      <>
        <Button size="large" isWide onClick={() => openPanel('address')}>
          {t('product.availability.NO_ADDRESS')}
        </Button>
        <Paragraph size="small" tone="muted">
          {t('product.deliveryNote')}
        </Paragraph>
      </>
    );
  return (
    <div role="status">
      <strong>{state === 'COMING_SOON' ? releaseLabel : t(`product.availability.${state}`)}</strong>
      <Paragraph tone="muted">{note}</Paragraph>
      <Actions>
        {children}
        <ButtonLink as={LocalLink} to={storesPath(product)} $variant="secondary">
          {t('product.findStores')}
        </ButtonLink>
        {canChangeAddress && (
          <Button variant="quiet" onClick={() => openPanel('address')}>
            {t('product.otherAddress')}
          </Button>
        )}
      </Actions>
    </div>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-top: ${space[3]};
`;
