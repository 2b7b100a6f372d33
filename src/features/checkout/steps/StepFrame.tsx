import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../../../i18n/LocaleContext';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/text/Heading';
import { Paragraph } from '../../../ui/text/Paragraph';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { color, media, radius, space, text } from '../../../ui/theme/tokens';
import type { CheckoutStepId } from './steps';

interface StepFrameProps {
  id: CheckoutStepId;
  number: number;
  title: string;
  lead?: string;
  state: 'open' | 'done' | 'waiting';
  /** Shown once the step is done. */
  summary?: ReactNode;
  onEdit: () => void;
  children: ReactNode;
}

/** The props of a step's frame that do not depend on the step's content. */
export type FrameProps = Pick<StepFrameProps, 'id' | 'number' | 'state' | 'onEdit'>;

/** Identifies a step's heading, which takes focus when the step opens. */
export const checkoutHeadingId = (id: CheckoutStepId): string => `step-${id}`;

export function StepFrame({ id, number, title, lead, state, summary, onEdit, children }: StepFrameProps) {
  const { t } = useWords('account', 'order');
  return (
    <Root aria-labelledby={checkoutHeadingId(id)} data-state={state}>
      <StepNumber aria-hidden>{state === 'done' ? <Check size={18} /> : number}</StepNumber>
      <Body>
        <Head>
          <Heading level={2} size="sub" id={checkoutHeadingId(id)} tabIndex={-1}>
            {title}
            {state === 'done' && <VisuallyHidden> ({t('checkout.step.done')})</VisuallyHidden>}
          </Heading>
          {state === 'done' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('checkout.changeStep', { step: t(`checkout.step.${id}`) })}
              onClick={onEdit}
            >
              {t('checkout.change')}
            </Button>
          )}
        </Head>
        {state === 'done' && summary && <Paragraph tone="muted">{summary}</Paragraph>}
        {state === 'open' && (
          <>
            {lead && <Paragraph tone="muted">{lead}</Paragraph>}
            {children}
          </>
        )}
      </Body>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[5]};
  border-bottom: 1px solid ${color.line};
  &[data-state='open'] {
    padding-block: ${space[8]};
  }
  &[data-state='waiting'] {
    color: ${color.muted};
  }
  ${media.belowTablet} {
    gap: ${space[3]};
    &[data-state='open'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const StepNumber = styled.span`
  ${text.strong};
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.pill};
  border: 1.5px solid ${color.line};
  [data-state='open'] > & {
    border-color: ${color.ink};
  }
  [data-state='done'] > & {
    color: ${color.onLight};
    forced-color-adjust: none;
    background: ${color.light};
    border-color: ${color.light};
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[1]};
  [data-state='done'] > & {
    gap: ${space[1]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
  & > h2 {
    outline: none;
    overflow-wrap: anywhere;
    scroll-margin-top: 48px;
  }
`;
