import { useId, type ReactNode } from 'react';
import { reportSearch } from '../../domain/catalogue/cataloguePaths';
import { routePath } from '../../domain/site/routing/routes';
import { podPageLink, type PodPageLink } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Badge } from '../../ui/text/Badge';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Text } from '../../ui/text/Text';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { PodRowDetails } from './PodRowDetails';
import { PodThumbnail } from './PodThumbnail';
import { Actions, Facts, Head, Row } from './PodRow.styles';
import { Stars } from './Stars';
import { podTitle } from './podTitle';
import { useCanRate } from './useCanRate';
import type { PodDates } from './usePodDates';
import { TextLink } from '../../ui/text/TextLink';

interface PodRowProps {
  pod: UserPod;
  dates: PodDates;
  onRemove: () => void;
}

/** A pod, its state and its actions. */
export function PodRow({ pod, dates, onRemove }: PodRowProps) {
  const words = useWords('account', 'pods');
  const { t } = words;
  const id = useId();
  const title = podTitle(pod, words);
  const page = podPageLink(pod, words.locale);
  return (
    <Row aria-labelledby={id}>
      <PodThumbnail path={pod.featuredImage} />
      <Head>
        {pod.brandName && (
          <Text size="small" tone="muted">
            {pod.brandName}
          </Text>
        )}
        <Heading level={2} size="sub" id={id}>
          {page ? <PageLink page={page}>{title}</PageLink> : title}
        </Heading>
        {pod.title === null && (
          <Text size="small" tone="muted">
            {t('pods.unknownBatch')}
          </Text>
        )}
      </Head>
      <Facts>
        <Badge tone={pod.unlockedAt ? 'success' : 'light'}>
          {pod.unlockedAt
            ? t('pods.unlockedOn', { date: dates.day(pod.unlockedAt) })
            : t('pods.savedOn', { date: dates.day(pod.savedAt) })}
        </Badge>
        {pod.userRating !== null && <Stars score={pod.userRating} />}
      </Facts>
      <PodActions pod={pod} page={page} title={title} onRemove={onRemove} />
      <PodRowDetails pod={pod} title={title} dates={dates} />
    </Row>
  );
}

interface PodActionsProps extends Omit<PodRowProps, 'dates'> {
  title: string;
  page: PodPageLink | null;
}

function PodActions({ pod, page, title, onRemove }: PodActionsProps) {
  const { t } = useWords('account', 'pods');
  const canRate = useCanRate();
  const { podKey, batchId } = pod;
  // Buttons with the same label on every pod need the pod's title for screen readers.
  const named = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <Actions>
      {!pod.unlockedAt && (
        <ButtonLink as={LocalLink} to={`${routePath('userUnlock')}?key=${encodeURIComponent(podKey)}`} $size="small">
          {t('pods.unlock')}
          {named}
        </ButtonLink>
      )}
      {canRate && (
        <ButtonLink as={LocalLink} to={routePath('rating', { podKey })} $size="small" $variant="secondary">
          {t(pod.userRating === null ? 'pods.rate' : 'pods.seeRating')}
          {named}
        </ButtonLink>
      )}
      {page && (
        <PageLink page={page} search={reportSearch(batchId)}>
          {t('pods.report', { batch: batchId })}
        </PageLink>
      )}
      {!pod.unlockedAt && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('pods.remove')}
          {named}
        </Button>
      )}
    </Actions>
  );
}

interface PageLinkProps {
  page: PodPageLink;
  search?: string;
  children: ReactNode;
}

/** Links to a product's page, on either country's site. */
const PageLink = ({ page, search = '', children }: PageLinkProps) =>
  'to' in page ? (
    <TextLink as={LocalLink} to={page.to + search}>
      {children}
    </TextLink>
  ) : (
    <TextLink href={page.href + search}>{children}</TextLink>
  );
