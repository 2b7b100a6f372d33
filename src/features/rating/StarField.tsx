import Star from 'lucide-react/icons/star';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { scores, type Score } from '../../domain/rating/rating';
import { FieldError } from '../../ui/fields/FieldError';
import { color, media, motion, radius, space, text } from '../../ui/theme/tokens';

interface StarFieldProps {
  legend: string;
  name: string;
  value: Score | null;
  onChange: (score: Score) => void;
  getLabel: (score: Score) => string;
  /** The accessible description, such as "4 out of 5". */
  getDetail: (score: Score) => string;
  error?: ReactNode;
}

/** Native radio buttons styled as stars, with the text of the hovered or selected score. */
export function StarField({ legend, name, value, onChange, getLabel, getDetail, error }: StarFieldProps) {
  const id = useId();
  const [hovered, setHovered] = useState<Score | null>(null);
  const displayed = hovered ?? value;
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} onPointerLeave={() => setHovered(null)}>
      <legend>{legend}</legend>
      <Stars>
        {scores.map((score) => (
          <label
            key={score}
            data-lit={(displayed !== null && score <= displayed) || undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(score)}
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              aria-label={getLabel(score)}
              aria-describedby={`${id}-${score}`}
              onChange={() => onChange(score)}
            />
            <Star size={56} strokeWidth={1.25} aria-hidden />
            <span hidden id={`${id}-${score}`}>
              {getDetail(score)}
            </span>
          </label>
        ))}
      </Stars>
      {/* Visual only, because each radio button has its own label. Never empty, to avoid a layout shift. */}
      <ScoreText aria-hidden>
        {displayed === null ? '\u00a0' : `${getLabel(displayed)} · ${getDetail(displayed)}`}
      </ScoreText>
      <FieldError id={id}>{error}</FieldError>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    ${text.label};
  }
`;

const Stars = styled.div`
  display: flex;
  margin-inline: -4px;
  label {
    position: relative;
    flex: 0 1 64px;
    min-width: 0;
    padding: 4px;
    color: ${color.edge};
    cursor: pointer;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    fill: none;
    ${media.hover} {
      transition: fill ${motion.fast};
    }
  }
  [data-lit] svg {
    color: ${color.ink};
    fill: ${color.light};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${radius.medium};
    appearance: none;
    cursor: inherit;
  }
  ${media.forcedColors} {
    [data-lit] svg {
      fill: Highlight;
    }
  }
`;

const ScoreText = styled.p`
  ${text.strong};
`;
