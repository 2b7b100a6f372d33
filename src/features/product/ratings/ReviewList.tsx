import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PublicReview } from '../../../domain/rating/reviewSchema';
import { routePath } from '../../../domain/site/routing/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { LocalLink } from '../../../i18n/LocalLink';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, space, text } from '../../../ui/theme/tokens';

export const reviewsTitleId = 'owner-reviews';

interface ReviewListProps {
  count: number;
  reviews: readonly PublicReview[];
  /** Below the list. */
  children?: ReactNode;
}

/** Has no hooks of queries, because the HTML has it too. */
export function ReviewList({ count, reviews, children }: ReviewListProps) {
  const { t, plural, locale } = useWords('ratings');
  const dates = dateFormatter(locale.id, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section aria-labelledby={reviewsTitleId}>
      <Heading level={3} id={reviewsTitleId} tabIndex={-1}>
        {plural('reviews.count', count)}
      </Heading>
      <Paragraph size="small" tone="muted">
        {t('reviews.how')} <LocalLink to={`${routePath('support')}#reviews`}>{t('reviews.how.more')}</LocalLink>
      </Paragraph>
      <List>
        {reviews.map(({ id, score, text: words, writtenOn }) => (
          <li key={id}>
            <p>
              <span aria-hidden>{'★'.repeat(score) + '☆'.repeat(5 - score)}</span>
              <VisuallyHidden>{t('ratings.outOf', { average: String(score) })}</VisuallyHidden>
            </p>
            <Words>{words}</Words>
            <Paragraph size="small" tone="muted">
              {t('reviews.verified')} · <time dateTime={writtenOn}>{dates.format(new Date(writtenOn))}</time>
            </Paragraph>
          </li>
        ))}
      </List>
      {children}
    </Section>
  );
}

const Section = styled.section`
  padding-top: ${space[12]};
`;

const List = styled.ul`
  > li {
    display: grid;
    gap: ${space[2]};
    padding-block: ${space[5]};
    border-bottom: 1px solid ${color.line};
  }
`;

const Words = styled.p`
  ${text.body};
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
