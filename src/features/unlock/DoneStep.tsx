import { reportSearch } from '../../domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import type { UnlockResult } from '../../domain/unlock/unlockState';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Stack } from '../../ui/layout/Stack';
import { DoneField } from './DoneField';
import { Invitation } from './Invitation';
import { PodPicture } from './PodPicture';
import { StepPage, unlockHeadingId } from './StepPage';
import { styled } from 'styled-components';
import { space } from '../../ui/theme/tokens';

interface DoneStepProps {
  result: UnlockResult;
  onAnother: () => void;
}

/** The pod is on the list. An unlocked pod has its moment, with one button; everything else is a quiet link below. */
export function DoneStep({ result, onAnother }: DoneStepProps) {
  const { locale, t } = useWords('account', 'pods');
  const { kind, pod } = result;
  const title = t(`unlock.done.${kind}`);
  const lead = t(`unlock.done.${kind}.text`, { title: pod.title ?? t('unlock.done.unnamed') });
  const toMyPods = (
    <ButtonLink as={LocalLink} to={routePath('myPods')} $size="large">
      {t('unlock.toMyPods')}
    </ButtonLink>
  );
  if (kind === 'saved')
    return (
      <StepPage id="done" title={title} lead={lead}>
        {pod.featuredImage && (
          <Frame>
            <PodPicture src={pod.featuredImage} />
          </Frame>
        )}
        <div>{toMyPods}</div>
        <MoreLinks {...{ result, onAnother }} />
      </StepPage>
    );
  return (
    <section aria-labelledby={unlockHeadingId('done')}>
      <Stack $gap={6}>
        <DoneField {...{ title, lead }} picture={pod.featuredImage}>
          {toMyPods}
        </DoneField>
        <MoreLinks {...{ result, onAnother }} />
        {locale.country === 'us' && <Invitation />}
      </Stack>
    </section>
  );
}

/** Further actions for the pod. Membership comes last: nothing here depends on it. */
function MoreLinks({ result: { kind, pod }, onAnother }: DoneStepProps) {
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  const { batchId, productPath, podKey } = pod;
  const isUnlocked = kind === 'unlocked';
  const quiet = { as: LocalLink, $variant: 'quiet' } as const;
  return (
    <More>
      {isUnlocked && isFeatureOn('podRating', code) && (
        <ButtonLink {...quiet} to={routePath('rating', { podKey })}>
          {t('notifications.ratePod.action')}
        </ButtonLink>
      )}
      {productPath && (
        <ButtonLink {...quiet} to={productPath + reportSearch(batchId)}>
          {t('unlock.pod.report')}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={onAnother}>
        {t('unlock.done.another')}
      </Button>
      {isUnlocked && (
        <ButtonLink {...quiet} to={routePath('account')}>
          {t('unlock.done.membership')}
        </ButtonLink>
      )}
    </More>
  );
}

const Frame = styled.div`
  width: min(100%, 220px);
`;

const More = styled(Cluster)`
  ${flushQuiet}
  column-gap: ${space[6]};
`;
