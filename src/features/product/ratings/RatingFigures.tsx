import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { percentOfRatings } from '../../../domain/catalogue/ownerRatings';
import type { OwnerRatings } from '../../../domain/rating/ownerRatingsSchema';
import { scores } from '../../../domain/rating/rating';
import { formatAverage } from '../../../i18n/formatAverage';
import { useWords } from '../../../i18n/LocaleContext';
import { BarTable } from '../../../ui/BarTable';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, radius, space, text } from '../../../ui/theme/tokens';

/** Limits the section to the height that its placeholder reserves. */
const maxChips = 5;

export function RatingFigures({ ratings }: { ratings: OwnerRatings }) {
  const { locale, t, plural } = useWords('product', 'details', 'traits', 'ratings');
  const { average, count, tags, effects } = ratings;
  const averageText = formatAverage(average, locale.id);
  const largest = Math.max(...ratings.scores);
  // Owners may call a pod tasty, which is no effect.
  const felt = effects.flatMap(({ effect, count: mentions }) =>
    effect === 'tasty' ? [] : [{ name: t(`product.effect.${effect}`), mentions }],
  );
  return (
    <Columns>
      <Average>
        <p>
          <Star size={28} aria-hidden />
          <strong aria-hidden>{averageText}</strong>
          <VisuallyHidden>{t('ratings.outOf', { average: averageText })}</VisuallyHidden>
        </p>
        <Paragraph tone="muted">{plural('ratings.count', count)}</Paragraph>
        <BarTable
          caption={<VisuallyHidden>{t('ratings.scores')}</VisuallyHidden>}
          columns={{ name: t('ratings.score'), value: t('ratings.owners') }}
          rows={[...scores].reverse().map((score) => ({
            key: String(score),
            name: plural('ratings.stars', score),
            share: ratings.scores[score - 1]! / largest,
            value: ratings.scores[score - 1]!,
          }))}
        />
      </Average>
      {tags.length > 0 && (
        <Mentions
          title={t('ratings.tags')}
          ratings={ratings}
          chips={tags.map(({ tag, count: mentions }) => ({ name: t(`rating.tag.${tag}`), mentions }))}
        />
      )}
      {felt.length > 0 && <Mentions title={t('ratings.effects')} ratings={ratings} chips={felt} />}
    </Columns>
  );
}

interface MentionsProps {
  title: string;
  ratings: OwnerRatings;
  chips: { name: string; mentions: number }[];
}

function Mentions({ title, ratings, chips }: MentionsProps) {
  const { locale, t } = useWords('ratings');
  const percent = new Intl.NumberFormat(locale.id, { style: 'percent' });
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <Chips>
        {chips.slice(0, maxChips).map(({ name, mentions }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{t('ratings.percent', { percent: percent.format(percentOfRatings(mentions, ratings) / 100) })}</span>
          </li>
        ))}
      </Chips>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[10]} ${space[16]};
`;

const Average = styled.div`
  > p:first-child {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    ${text.title};
  }
  > p:first-child > svg {
    color: ${color.ink};
    fill: ${color.light};
  }
  > p + p {
    padding-bottom: ${space[4]};
  }
`;

const Chips = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[4]};
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.surface};
  }
  strong {
    ${text.label};
  }
  span {
    ${text.small};
    color: ${color.muted};
    text-align: right;
  }
`;
