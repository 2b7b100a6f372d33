import { reportSearch } from '../../domain/catalogue/reportAnchor';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routes';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LocalLink } from '../../i18n/LocalLink';
import { usePodsWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/Stack';
import { Invitation } from './Invitation';
import { PodPicture } from './PodPicture';
import { StepPage } from './StepPage';
import { styled } from 'styled-components';

/** The outcome of the flow. */
export interface Result {
  kind: 'unlocked' | 'saved';
  pod: UserPod;
  /** True if the shopper signed in during the flow, so that the number of steps stays the same to the end. */
  isOfVisitor: boolean;
}

interface DoneStepProps {
  result: Result;
  onAnother: () => void;
}

/** The pod is on the list; offers the next actions. */
export function DoneStep({ result: { kind, pod }, onAnother }: DoneStepProps) {
  const { locale, t } = usePodsWords();
  const { code } = useRegion(locale.country);
  const { batchId, productPath, podKey } = pod;
  const isRated = kind === 'unlocked' && isFeatureOn('podRating', code);
  const lead = t(`unlock.done.${kind}.text`, { title: pod.title ?? t('unlock.done.unnamed') });
  return (
    <StepPage id="done" title={t(`unlock.done.${kind}`)} lead={lead}>
      {pod.featuredImage && (
        <Frame>
          <PodPicture src={pod.featuredImage} />
        </Frame>
      )}
      <Stack $gap={3}>
        <ButtonLink as={LocalLink} to={routePath('myPods')} $size="large" $isWide>
          {t('unlock.toMyPods')}
        </ButtonLink>
        {isRated && (
          <ButtonLink as={LocalLink} to={routePath('rating', { podKey })} $variant="secondary" $size="large" $isWide>
            {t('notifications.ratePod.action')}
          </ButtonLink>
        )}
        {productPath && (
          <ButtonLink
            as={LocalLink}
            to={productPath + reportSearch(batchId)}
            $variant="secondary"
            $size="large"
            $isWide
          >
            {t('unlock.pod.report')}
          </ButtonLink>
        )}
        <Button variant="quiet" size="large" isWide onClick={onAnother}>
          {t('unlock.done.another')}
        </Button>
      </Stack>
      {kind === 'unlocked' && locale.country === 'us' && <Invitation />}
    </StepPage>
  );
}

const Frame = styled.div`
  width: min(100%, 220px);
`;
