import { styled } from 'styled-components';
import { pictureBase, pictureWidths } from '../../domain/catalogue/pictureBase';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { MissingPicture } from '../../ui/MissingPicture';
import { Picture } from '../../ui/Picture';
import { color, radius, space, text } from '../../ui/theme/tokens';

/** Shows only the pod key if the pod is no longer in the catalogue. */
export function RatedPodCard({ pod }: { pod: UserPod }) {
  const { locale, t } = useWords('account', 'pods');
  const { podKey, title, brandName, featuredImage, unlockedAt, savedAt } = pod;
  const formatDay = (instant: string) => dateFormatter(locale.id, { dateStyle: 'long' }).format(new Date(instant));
  return (
    <Root>
      <Frame>
        {featuredImage ? (
          <Picture base={pictureBase(featuredImage)} alt="" sizes="96px" widths={pictureWidths} isEager />
        ) : (
          <MissingPicture alt="" ratio={1} />
        )}
      </Frame>
      <div>
        {brandName && <small>{brandName}</small>}
        <strong>{title ?? t('rating.pod.unnamed', { podKey })}</strong>
        <small>
          {unlockedAt
            ? t('rating.pod.unlocked', { date: formatDay(unlockedAt) })
            : t('rating.pod.saved', { date: formatDay(savedAt) })}
        </small>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  > div:last-child {
    display: grid;
    gap: ${space[1]};
    overflow-wrap: anywhere;
  }
  strong {
    ${text.sub};
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
`;

const Frame = styled.div`
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
`;
