import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  firstHistoryDay,
  historyDaysFault,
  lastHistoryDay,
  type HistoryDays,
  type HistoryDaysFault,
} from '../../domain/unlock/historyDays';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';
import { media, space } from '../../ui/theme/tokens';

const fields = ['start', 'end'] as const;

interface HistoryDaysFormProps {
  days: HistoryDays;
  onApply: (days: HistoryDays) => void;
}

/** A partly typed date has an empty value and would count as no filter. */
const findIncompleteDate = (form: HTMLFormElement) =>
  fields.find((name) => (form.elements.namedItem(name) as HTMLInputElement).validity.badInput);

function useFormatFault() {
  const { locale, t } = useWords('account', 'pods');
  const days = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [firstHistoryDay, lastHistoryDay].map((day) => days.format(new Date(day)));
  return (fault: HistoryDaysFault['fault']) =>
    fault === 'order' ? t('history.fault.order') : t('history.fault.limits', { first: first!, last: last! });
}

/** Filters by first and last day, in the reader's time zone. Either may stay empty. */
export function HistoryDaysForm({ days: { start, end }, onApply }: HistoryDaysFormProps) {
  const { t } = useWords('account', 'pods');
  const formatFault = useFormatFault();
  const form = useForm<HistoryDays>({ values: { start, end } });
  const { errors } = form.formState;
  const showFault = ({ field, fault }: HistoryDaysFault) =>
    form.setError(field, { type: fault }, { shouldFocus: true });
  const apply = (days: HistoryDays) => {
    const fault = historyDaysFault(days);
    if (fault) showFault(fault);
    else onApply(days);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const field = findIncompleteDate(event.currentTarget);
    if (!field) return void form.handleSubmit(apply)(event);
    event.preventDefault();
    showFault({ field, fault: 'limits' });
  };
  const field = (name: keyof HistoryDays) => ({
    label: t(`history.${name}`),
    type: 'date',
    min: firstHistoryDay,
    max: lastHistoryDay,
    error: errors[name] && formatFault(errors[name].type as HistoryDaysFault['fault']),
    ...form.register(name),
  });
  return (
    <Stack as="form" $gap={4} aria-label={t('history.filter')} onSubmit={submit} noValidate>
      <Days>
        <TextField {...field('start')} />
        <TextField {...field('end')} />
      </Days>
      <Cluster>
        <Button type="submit" variant="secondary">
          {t('history.apply')}
        </Button>
        {(start || end) && (
          <Button variant="quiet" onClick={() => onApply({ start: '', end: '' })}>
            {t('history.clear')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

const Days = styled.div`
  display: grid;
  gap: ${space[4]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 240px));
  }
`;
