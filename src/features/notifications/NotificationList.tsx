import { useState } from 'react';
import { styled } from 'styled-components';
import { browserTimezone } from '../../data/notification/browserTimezone';
import { serverNow } from '../../data/serverClock';
import type { InboxItem, ReaderTime } from '../../domain/notification/notification';
import { color, space } from '../../ui/theme/tokens';
import { NotificationItem } from './NotificationItem';
import { PodRatingItem } from './PodRatingItem';

export function NotificationList({ items }: { items: readonly InboxItem[] }) {
  // Ages are relative to when the list opened, in calendar days of the reader's time zone.
  const [time] = useState<ReaderTime>(() => ({ now: new Date(serverNow()), timezone: browserTimezone() }));
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
