import { useQueryClient } from '@tanstack/react-query';
import { reorderLines, reorderPlace, type ReorderLine } from '../../domain/cart/reorderLines';
import type { Order } from '../../domain/order/orderSchema';
import { useWords } from '../../i18n/LocaleContext';
import { addToCart } from '../../state/cart';
import { useFromCatalogue } from '../../state/hooks/useCatalogue';
import { useDeliveryAt, type Delivery } from '../../state/delivery/delivery';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useOrderType } from '../../state/delivery/orderType';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/overlays/Modal';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { ReorderLineList } from './ReorderLineList';
import { RetryButton } from '../../i18n/RetryButton';

interface ReorderDialogProps {
  order: Order;
  isOpen: boolean;
  onClose: () => void;
}

/** `lines` is null until the catalogue and the dispensary's offers have loaded. */
function useReorder(order: Order) {
  const { locale } = useWords('account', 'order');
  const queries = useQueryClient();
  const variantIds = order.items.map(({ productVariantId }) => productVariantId);
  const products = useFromCatalogue(locale.id, (catalogue) => catalogue.cardsWithVariants(variantIds), {
    dependencies: [variantIds.join(' ')],
  });
  const chosen = useDeliveryPlace((state) => state.place);
  const orderType = useOrderType((state) => state.orderType);
  const delivery = useDeliveryAt(reorderPlace(order, chosen), orderType);
  const isLoaded = products.data && !delivery.loading && !delivery.error;
  const lines = isLoaded ? reorderLines(order, products.data!, delivery.offers) : null;
  const hasFailed = !lines && !delivery.loading && (products.isFailed || products.data !== null);
  const retry = () => {
    products.retry();
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  return { lines, delivery, hasFailed, retry };
}

export function ReorderDialog({ order, isOpen, onClose }: ReorderDialogProps) {
  const { t, plural } = useWords('account', 'order');
  const { lines, delivery, hasFailed, retry } = useReorder(order);
  const count = lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const add = () => {
    if (delivery.place) chooseDeliveryPlace(delivery.place);
    for (const { item, quantity, stock } of lines ?? []) if (item) addToCart(item, quantity, stock ?? undefined);
    onClose();
    openPanel('cart');
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('app.close')}
      title={t('order.again')}
      footer={
        count > 0 && (
          <Button isWide onClick={add}>
            {plural('order.again.add', count)}
          </Button>
        )
      }
    >
      {lines && <ReorderResult lines={lines} delivery={delivery} />}
      {hasFailed && (
        <Notice tone="error" action={<RetryButton onClick={retry} />}>
          {t('order.again.failed')}
        </Notice>
      )}
      {!lines && !hasFailed && <Spinner label={t('app.loading')} />}
    </Modal>
  );
}

function ReorderResult({ lines, delivery: { place, provider } }: { lines: ReorderLine[]; delivery: Delivery }) {
  const { t } = useWords('account', 'order');
  const isEmpty = lines.every(({ quantity }) => quantity === 0);
  return (
    <Stack>
      <Paragraph tone="muted">
        {place && provider
          ? t('order.again.from', {
              provider: provider.name,
              address: [place.label, place.addressTwo].filter(Boolean).join(', '),
            })
          : t(place ? 'order.again.noProvider' : 'order.again.noAddress')}
      </Paragraph>
      <ReorderLineList lines={lines} />
      {isEmpty && <Notice tone="info">{t('order.again.nothing')}</Notice>}
    </Stack>
  );
}
