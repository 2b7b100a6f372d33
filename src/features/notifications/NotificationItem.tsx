import { navigate } from 'gatsby';
import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { notificationTime, type InboxItem, type ReaderTime } from '../../domain/notification/notification';
import { notificationBadge } from '../../domain/notification/notificationBadge';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { closePanel } from '../../state/panels';
import { Badge } from '../../ui/text/Badge';
import { color, media, motion, radius, space, text, focusRingInside } from '../../ui/theme/tokens';
import { NotificationPicture } from './NotificationPicture';

/** Follows internal links in the text without a full page load. */
function followLink(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // With a modifier key the browser opens the link elsewhere, so the panel stays open.
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('/')) {
    event.preventDefault();
    void navigate(href);
  }
  closePanel();
}

function AgeBadge({ item, time }: { item: InboxItem; time: ReaderTime }) {
  const { t, plural } = useWords('account');
  const badge = notificationBadge(item, time);
  if (badge.kind === 'new') return <Badge tone="light">{t('notifications.new')}</Badge>;
  return (
    <Badge>
      <time dateTime={new Date(notificationTime(item)).toISOString()}>
        {'count' in badge ? plural(`notifications.${badge.kind}`, badge.count) : t(`notifications.${badge.kind}`)}
      </time>
    </Badge>
  );
}

interface NotificationItemProps {
  item: InboxItem;
  time: ReaderTime;
  action?: string;
}

export function NotificationItem({ item, time, action }: NotificationItemProps) {
  const { t } = useWords('account');
  const id = useId();
  const { href, picture } = item;
  const link = { id: `${id}link`, 'aria-labelledby': `${id}link ${id}words`, onClick: closePanel };
  return (
    <Root>
      <NotificationPicture picture={picture} />
      <Body>
        <AgeBadge item={item} time={time} />
        {/* Safe: content validation allows only p, a, strong and em. */}
        <TextBlock id={`${id}words`} onClick={followLink} dangerouslySetInnerHTML={{ __html: item.text }} />
        {href?.startsWith('/') && (
          <CardLink as={LocalLink} to={href} {...link}>
            {action ?? t('app.readMore')}
          </CardLink>
        )}
        {href && !href.startsWith('/') && (
          <CardLink href={href} {...link}>
            {action ?? t('app.readMore')}
          </CardLink>
        )}
      </Body>
    </Root>
  );
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} ${space[3]};
  border-radius: ${radius.medium};
  ${media.hover} {
    transition: background ${motion.fast};
    &:has(> div > a):hover {
      background: ${color.surface};
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

const TextBlock = styled.div`
  ${text.label};
  font-weight: 400;
  p + p {
    margin-top: ${space[2]};
  }
  strong {
    font-weight: 600;
  }
  em {
    font-style: italic;
  }
  /* Links in the text are above the link that covers the card. */
  a {
    position: relative;
    z-index: 1;
    text-underline-offset: 0.22em;
  }
`;

/** Covers the whole card to make a large tap target. */
const CardLink = styled.a`
  ${text.label};
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;
  &:hover {
    text-decoration: underline 2px ${color.light};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.medium};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    ${focusRingInside};
  }
`;
