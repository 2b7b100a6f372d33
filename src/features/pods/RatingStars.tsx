import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { scores } from '../../domain/rating/rating';
import { useWords } from '../../i18n/LocaleContext';
import { color, space, text } from '../../ui/theme/tokens';

export function RatingStars({ score }: { score: number }) {
  const { t } = useWords('account', 'pods');
  return (
    <Line>
      <Row aria-hidden>
        {scores.map((each) => (
          <Star key={each} size={16} data-on={each <= score || undefined} />
        ))}
      </Row>
      {t('pods.rated', { score, most: scores.length })}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  ${text.small};
`;

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
  > svg {
    color: ${color.edge};
  }
  > [data-on] {
    color: ${color.ink};
    fill: ${color.light};
  }
`;
