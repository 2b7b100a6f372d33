import { useId, type ReactNode } from 'react';
import { reportSearch } from '../../domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { isAwaitingRating, podPageLink, type PodPageLink } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Badge } from '../../ui/text/Badge';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { PodRowDetails } from './PodRowDetails';
import { PodNote } from './PodNote';
import { PodThumbnail } from './PodThumbnail';
import { RatingStars } from './RatingStars';
import { RowActions, RowCard, RowFacts, RowHead, RowNote } from './PodRow.styles';
import { podTitle } from './podTitle';
import { useCanRate } from './useCanRate';
import type { PodDates } from './usePodDates';
import { TextLink } from '../../ui/text/TextLink';

interface PodRowProps {
  pod: UserPod;
  dates: PodDates;
  onRemove: () => void;
}

export function PodRow({ pod, dates, onRemove }: PodRowProps) {
  const translator = useWords('account', 'pods');
  const { t } = translator;
  const id = useId();
  const title = podTitle(pod, translator);
  const page = podPageLink(pod, translator.locale);
  return (
    <RowCard aria-labelledby={id}>
      <PodThumbnail path={pod.featuredImage} />
      <RowHead>
        {pod.brandName && (
          <Paragraph size="small" tone="muted">
            {pod.brandName}
          </Paragraph>
        )}
        <Heading level={2} size="sub" id={id}>
          {page ? <PageLink page={page}>{title}</PageLink> : title}
        </Heading>
        {pod.title === null && (
          <Paragraph size="small" tone="muted">
            {t('pods.unknownBatch')}
          </Paragraph>
        )}
      </RowHead>
      <RowFacts>
        <Badge tone={pod.unlockedAt ? 'success' : 'light'}>
          {pod.unlockedAt
            ? t('pods.unlockedOn', { date: dates.day(pod.unlockedAt) })
            : t('pods.savedOn', { date: dates.day(pod.savedAt) })}
        </Badge>
        {pod.userRating !== null && <RatingStars score={pod.userRating} />}
      </RowFacts>
      <PodActions pod={pod} page={page} title={title} onRemove={onRemove} />
      <RowNote>
        <PodNote pod={pod} title={title} />
      </RowNote>
      <PodRowDetails pod={pod} title={title} dates={dates} />
    </RowCard>
  );
}

interface PodActionsProps extends Omit<PodRowProps, 'dates'> {
  title: string;
  page: PodPageLink | null;
}

function PodActions({ pod, page, title, onRemove }: PodActionsProps) {
  const { locale, t } = useWords('account', 'pods');
  const canRate = useCanRate();
  const canOrder = isFeatureOn('expressDelivery', useRegion(locale.country).code);
  const { podKey, batchId } = pod;
  // Buttons with the same label on every pod need the pod's title for screen readers.
  const hiddenTitle = <VisuallyHidden> {title}</VisuallyHidden>;
  return (
    <RowActions>
      {!pod.unlockedAt && (
        <ButtonLink as={LocalLink} to={`${routePath('userUnlock')}?key=${encodeURIComponent(podKey)}`} $size="small">
          {t('pods.unlock')}
          {hiddenTitle}
        </ButtonLink>
      )}
      {pod.unlockedAt && page && 'to' in page && (
        <ButtonLink as={LocalLink} to={page.to} $size="small" $variant="secondary">
          {t(canOrder ? 'pods.buyAgain' : 'pods.findAgain')}
          {hiddenTitle}
        </ButtonLink>
      )}
      {canRate && (isAwaitingRating(pod) || pod.userRating !== null) && (
        <ButtonLink as={LocalLink} to={routePath('rating', { podKey })} $size="small" $variant="secondary">
          {t(pod.userRating === null ? 'pods.rate' : 'pods.seeRating')}
          {hiddenTitle}
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
          {hiddenTitle}
        </Button>
      )}
    </RowActions>
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
