import { useId } from 'react';
import { styled } from 'styled-components';
import type { OwnersView } from '../../../content/pages/pageContext';
import { routePath } from '../../../domain/site/routing/routes';
import { shownIn } from '../../../domain/region/shownIn';
import { formatAverage } from '../../../i18n/formatAverage';
import { LocalLink } from '../../../i18n/LocalLink';
import { useWords } from '../../../i18n/LocaleContext';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { Stack } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, media, space } from '../../../ui/theme/tokens';

const longDate = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** Has no hooks of queries, because the HTML has it too. */
export function OwnerQuotes({ owners: { rating, quotes } }: { owners: OwnersView }) {
  const { t, plural, locale } = useWords('ratings');
  const dates = dateFormatter(locale.id, longDate);
  const id = useId();
  if (!rating && !quotes.length) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={3} size="section" id={id}>
        {t('ratings.title')}
      </Heading>
      {rating && (
        <Paragraph size="lead">
          {t('ratings.short', {
            average: formatAverage(rating.average, locale.id),
            ratings: plural('ratings.count', rating.count),
          })}
        </Paragraph>
      )}
      <Paragraph size="small" tone="muted">
        {rating && `${t('ratings.asOf', { date: dates.format(new Date(rating.asOf)) })} · `}
        {t('ratings.allPods')} <LocalLink to={`${routePath('support')}#reviews`}>{t('reviews.how.more')}</LocalLink>
      </Paragraph>
      {quotes.length > 0 && (
        <List>
          {quotes.map((quote) => (
            <li key={quote.review.id} {...shownIn(quote.regions)}>
              <Quote quote={quote} />
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}

function Quote({ quote: { title, path, review } }: { quote: OwnersView['quotes'][number] }) {
  const { t, locale } = useWords('ratings');
  const { score, text, writtenOn } = review;
  const dates = dateFormatter(locale.id, longDate);
  return (
    <>
      <p>
        <span aria-hidden>{'★'.repeat(score) + '☆'.repeat(5 - score)}</span>
        <VisuallyHidden>{t('ratings.outOf', { average: String(score) })}</VisuallyHidden>
      </p>
      <Words>{text}</Words>
      <Paragraph size="small" tone="muted">
        {t('reviews.verified')} · <LocalLink to={path}>{title}</LocalLink> ·{' '}
        <time dateTime={writtenOn}>{dates.format(new Date(writtenOn))}</time>
      </Paragraph>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[10]};
  li {
    display: grid;
    gap: ${space[2]};
    align-content: start;
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Words = styled.blockquote`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
