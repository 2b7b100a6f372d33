import { styled } from 'styled-components';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import type { StarterStrength } from '../../domain/catalogue/starter/starterAnswers';
import type { StarterPod } from '../../domain/catalogue/starter/starterPods';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { CheckInput } from '../../ui/fields/CheckInput';
import { useEarlyValue } from '../../ui/hydration/useEarlyInput';
import { Picture } from '../../ui/Picture';
import { TextLink } from '../../ui/text/TextLink';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, media, motion, radius, space, text } from '../../ui/theme/tokens';
import { formatReason } from './formatStarter';

interface StarterChoiceProps {
  pods: readonly StarterPod[];
  strength: StarterStrength;
  /** A slug. */
  chosen: string;
  onChoose: (slug: string) => void;
  isPending: boolean;
  /** In a narrow column. */
  isCompact: boolean;
}

/** One card for each pod, as a group of radio buttons. */
export function StarterChoice({ pods, strength, chosen, onChoose, isPending, isCompact }: StarterChoiceProps) {
  const { t } = useWords('starter');
  const group = useEarlyValue<string, HTMLFieldSetElement>(chosen, onChoose);
  return (
    <Group ref={group} aria-busy={isPending || undefined} data-compact={isCompact || undefined}>
      <VisuallyHidden as="legend">{t('starter.choose')}</VisuallyHidden>
      {pods.map((pod, place) => (
        // The same card for the next pod of its place, so that no card moves.
        <StarterCard
          key={place}
          pod={pod}
          strength={strength}
          isChosen={pod.summary.slug === chosen}
          onChoose={() => onChoose(pod.summary.slug)}
        />
      ))}
    </Group>
  );
}

interface StarterCardProps {
  pod: StarterPod;
  strength: StarterStrength;
  isChosen: boolean;
  onChoose: () => void;
}

function StarterCard({ pod, strength, isChosen, onChoose }: StarterCardProps) {
  const { locale, t, formatMoney } = useWords('starter', 'traits');
  const { summary, variant, price } = pod;
  const id = `starter-${summary.slug}`;
  return (
    <Card>
      <Thumb>
        <Picture key={summary.picture} base={summary.picture} widths={[240, 480]} alt="" sizes="104px" />
      </Thumb>
      <Facts>
        <small>{summary.brand}</small>
        <strong id={id}>{summary.title}</strong>
        <small>
          {variant.title} · {formatMoney({ amount: price })}
        </small>
      </Facts>
      <CheckInput
        type="radio"
        name="starter-pod"
        value={summary.slug}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={`${id}-reason`}
        onChange={onChoose}
      />
      <Reason id={`${id}-reason`}>{formatReason(pod, strength, { locale, t })}</Reason>
      <TextLink as={LocalLink} to={productPath(summary)}>
        {t('starter.about', { title: summary.title })}
      </TextLink>
    </Card>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  transition: opacity ${motion.medium};
  &[aria-busy] {
    opacity: 0.5;
  }
  ${media.desktop} {
    &:not([data-compact]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[5]};
    }
  }
`;

const Reason = styled.span`
  grid-column: 1 / -1;
  /* Most reasons have as many lines, so that other pods seldom move what is below. */
  min-height: 3lh;
  ${text.body};
  ${media.tablet} {
    min-height: 2lh;
  }
  ${media.desktop} {
    min-height: 3lh;
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr auto;
  gap: ${space[3]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.large};
  background: ${color.raised};
  cursor: pointer;
  > a {
    grid-column: 1 / -1;
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    ${text.small};
  }
  ${media.hover} {
    transition: border-color ${motion.fast};
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const Thumb = styled.span`
  aspect-ratio: 1;
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
`;

const Facts = styled.span`
  display: grid;
  align-content: start;
  padding-top: ${space[3]};
  gap: 2px;
  strong {
    ${text.strong};
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
`;
