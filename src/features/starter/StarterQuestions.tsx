import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  starterBudgets,
  starterMoods,
  starterStrengths,
  type StarterAnswers,
} from '../../domain/catalogue/starter/starterAnswers';
import { useWords } from '../../i18n/LocaleContext';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { space, text } from '../../ui/theme/tokens';

interface StarterQuestionsProps {
  answers: StarterAnswers;
  /** Is called with what changes, because early input may change several answers before the next render. */
  onChange: (change: Partial<StarterAnswers>) => void;
  /** If a button opens the questions, which is gone then. */
  takesFocus: boolean;
}

export function StarterQuestions({ answers, onChange, takesFocus }: StarterQuestionsProps) {
  const { t, formatMoney } = useWords('starter');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current!.querySelector<HTMLInputElement>(':checked')!.focus();
  }, [takesFocus]);
  return (
    <Root ref={root}>
      <Question text={t('starter.mood')}>
        <SegmentedControl
          legend={t('starter.mood')}
          name="starter-mood"
          value={answers.mood}
          onChange={(mood) => onChange({ mood })}
          options={starterMoods.map((value) => ({ value, label: t(`starter.mood.${value}`) }))}
        />
      </Question>
      <Question text={t('starter.strength')}>
        <SegmentedControl
          legend={t('starter.strength')}
          name="starter-strength"
          value={answers.strength}
          onChange={(strength) => onChange({ strength })}
          options={starterStrengths.map((value) => ({ value, label: t(`starter.strength.${value}`) }))}
        />
      </Question>
      <Question text={t('starter.budget')}>
        <SegmentedControl
          legend={t('starter.budget')}
          name="starter-budget"
          value={answers.budget}
          onChange={(budget) => onChange({ budget })}
          options={starterBudgets.map((value) => ({
            value,
            label:
              value === 'any'
                ? t('starter.budget.any')
                : t('starter.budget.upTo', {
                    price: formatMoney({ amount: Number(value) }, { hideZeroCents: true }),
                  }),
          }))}
        />
      </Question>
    </Root>
  );
}

/** The legend says the question to screen readers. */
function Question({ text: question, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden>{question}</span>
      {children}
    </div>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[5]} ${space[8]};
  > div {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    min-width: 0;
  }
  > div > span {
    ${text.label};
  }
`;
