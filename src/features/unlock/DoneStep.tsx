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
import { UnlockedHero } from './UnlockedHero';
import { Invitation } from './Invitation';
import { PodPicture } from './PodPicture';
import { StepPage, unlockHeadingId } from './StepPage';
import { styled } from 'styled-components';
import { space } from '../../ui/theme/tokens';

interface DoneStepProps {
  result: UnlockResult;
  onUnlockAnother: () => void;
}

/** An unlocked pod gets a hero with a single button, so every other action is a quiet link below it. */
export function DoneStep({ result, onUnlockAnother }: DoneStepProps) {
  const { locale, t } = useWords('account', 'pods');
  const { kind, pod } = result;
  const title = t(`unlock.done.${kind}`);
  const lead = t(`unlock.done.${kind}.text`, { title: pod.title ?? t('unlock.done.unnamed') });
  const myPodsLink = (
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
        <div>{myPodsLink}</div>
        <MoreActions {...{ result, onUnlockAnother }} />
      </StepPage>
    );
  return (
    <section aria-labelledby={unlockHeadingId('done')} data-step="unlocked">
      <Stack $gap={6}>
        <UnlockedHero {...{ title, lead }} picture={pod.featuredImage}>
          {myPodsLink}
        </UnlockedHero>
        <MoreActions {...{ result, onUnlockAnother }} />
        {locale.country === 'us' && <Invitation />}
      </Stack>
    </section>
  );
}

/** Membership comes last, because nothing here depends on it. */
function MoreActions({ result: { kind, pod }, onUnlockAnother }: DoneStepProps) {
  const { locale, t } = useWords('account', 'pods');
  const { code } = useRegion(locale.country);
  const { batchId, productPath, podKey } = pod;
  const isUnlocked = kind === 'unlocked';
  const quietLink = { as: LocalLink, $variant: 'quiet' } as const;
  return (
    <ActionRow>
      {isUnlocked && isFeatureOn('podRating', code) && (
        <ButtonLink {...quietLink} to={routePath('rating', { podKey })}>
          {t('notifications.ratePod.action')}
        </ButtonLink>
      )}
      {productPath && (
        <ButtonLink {...quietLink} to={productPath + reportSearch(batchId)}>
          {t('unlock.pod.report')}
        </ButtonLink>
      )}
      <Button variant="quiet" onClick={onUnlockAnother}>
        {t('unlock.done.another')}
      </Button>
      {isUnlocked && isFeatureOn('membership', code) && (
        <ButtonLink {...quietLink} to={routePath('account')}>
          {t('unlock.done.membership')}
        </ButtonLink>
      )}
    </ActionRow>
  );
}

const Frame = styled.div`
  width: min(100%, 220px);
`;

const ActionRow = styled(Cluster)`
  ${flushQuiet}
  column-gap: ${space[6]};
`;
