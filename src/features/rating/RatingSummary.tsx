import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import type { Rating } from '../../domain/rating/ratingSchema';
import { routePath } from '../../domain/site/routing/routes';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space, text } from '../../ui/theme/tokens';
import { Title } from './RatingStep';
import { OwnReviewPart } from './OwnReviewPart';
import { WithdrawRating } from './WithdrawRating';
import { ratingHeadingId } from './useRatingSteps';
import { Fact } from '../../ui/text/Fact';

interface RatingSummaryProps {
  rating: Rating;
  /** True if the shopper unlocked the pod. Other ratings are not published. */
  isCounted: boolean;
  isChangeable: boolean;
  isNew: boolean;
  onChange: () => void;
  onReviewChange: ComponentProps<typeof OwnReviewPart>['onChange'];
  onWithdrawn: () => void;
}

export function RatingSummary(props: RatingSummaryProps) {
  const { rating, isCounted, isChangeable, isNew } = props;
  const { locale, t } = useWords('account', 'pods', 'ratings');
  const { score, tags, effects, changeableUntil } = rating;
  const date = dateFormatter(locale.id, { dateStyle: 'long' }).format(new Date(changeableUntil));
  const none = t('rating.none');
  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <Title level={2} size="sub" id={ratingHeadingId} tabIndex={-1}>
          {t(isNew ? 'rating.thanks' : 'rating.yours')}
        </Title>
        {isNew && <Paragraph>{t('rating.saved')}</Paragraph>}
        <Paragraph tone="muted">{t(isChangeable ? 'rating.changeable' : 'rating.closed', { date })}</Paragraph>
        {!areRatingsShown(locale.country) ? (
          <Paragraph tone="muted">{t('rating.notPublished')}</Paragraph>
        ) : (
          isCounted && <Paragraph tone="muted">{t('rating.published')}</Paragraph>
        )}
      </Stack>
      <Facts>
        <Fact name={t('rating.score')}>
          {t(`rating.score.${score}`)} <small>({t('rating.outOf', { score })})</small>
        </Fact>
        <Fact name={t('rating.step.details')}>{tags.map((tag) => t(`rating.tag.${tag}`)).join(', ') || none}</Fact>
        <Fact name={t('rating.step.effects')}>
          {effects.map((effect) => t(`rating.effect.${effect}`)).join(', ') || none}
        </Fact>
      </Facts>
      <OwnReviewPart
        rating={rating}
        canWrite={areRatingsShown(locale.country) && isCounted}
        onChange={props.onReviewChange}
      />
      <Cluster>
        <ButtonLink as={LocalLink} to={routePath('myPods')}>
          {t('account.pods')}
        </ButtonLink>
        {isChangeable && (
          <Button variant="secondary" onClick={props.onChange}>
            {t('rating.change')}
          </Button>
        )}
        <WithdrawRating podKey={rating.podKey} onWithdrawn={props.onWithdrawn} />
      </Cluster>
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  border-block: 1px solid ${color.line};
  & > div {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[4]};
  }
  & > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    ${text.small};
    color: ${color.muted};
  }
  dd {
    ${text.strong};
    overflow-wrap: anywhere;
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
`;
