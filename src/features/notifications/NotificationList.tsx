import { useState } from 'react';
import { styled } from 'styled-components';
import { readerTimezone } from '../../data/notification/readerTimezone';
import type { InboxItem, ReaderTime } from '../../domain/notification/notification';
import { color, space } from '../../ui/theme/tokens';
import { NotificationItem } from './NotificationItem';
import { PodRatingItem } from './PodRatingItem';

/** The notifications in their order (S4-37). */
export function NotificationList({ items }: { items: readonly InboxItem[] }) {
  // S4-38: ages are those of the moment that the list was opened, in days of the reader's own calendar.
  const [time] = useState<ReaderTime>(() => ({ now: new Date(), timezone: readerTimezone() }));
  return (
    <List>
      {items.map((item) => {
        const Item = item.ratedVariantId === undefined ? NotificationItem : PodRatingItem;
        return (
          <li key={item.originalId}>
            <Item item={item} time={time} />
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  margin-inline: calc(-1 * ${space[3]});
  li + li {
    border-top: 1px solid ${color.line};
  }
`;
