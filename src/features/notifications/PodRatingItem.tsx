import type { InboxItem, ReaderTime } from '../../domain/notification/notification';
import { escapeHtml } from '../../domain/text/escapeHtml';
import { useWords } from '../../i18n/LocaleContext';
import { useFromCatalogue } from '../../state/hooks/useFromCatalogue';
import { NotificationItem } from './NotificationItem';

/** Every product's featured picture is square and comes in these widths. */
const pictureSize = { width: 1, height: 1, widths: [240, 480] };

interface PodRatingItemProps {
  item: InboxItem;
  time: ReaderTime;
}

/** Asks the shopper to rate a pod. Shows its name once the catalogue loads, unless the pod is no longer in it. */
export function PodRatingItem({ item, time }: PodRatingItemProps) {
  const { locale, t } = useWords('account');
  const variantId = item.ratedVariantId!;
  const { data } = useFromCatalogue(locale.id, (catalogue) => catalogue.cardsWithVariants([variantId]), {
    dependencies: [variantId],
  });
  const [pod] = data ?? [];
  const text = pod
    ? t('notifications.ratePod', { title: pod.title, brand: pod.brand })
    : t('notifications.ratePod.unnamed');
  return (
    <NotificationItem
      item={{
        ...item,
        text: `<p>${escapeHtml(text)}</p>`,
        picture: pod ? { base: pod.picture, ...pictureSize } : null,
      }}
      time={time}
      action={t('notifications.ratePod.action')}
    />
  );
}
