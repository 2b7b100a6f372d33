import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import type { ApiError } from '../../data/apiError';
import { changeNote, orderQuery } from '../../data/order/orderCalls';
import { replaceCached } from '../../data/replaceCached';
import type { Order } from '../../domain/order/orderSchema';
import { canChangeNote } from '../../domain/order/orderStatus';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { DriverNoteField } from '../../i18n/DriverNoteField';

/** A 409 means that the order has been packed in the meantime. The refetched order then shows that. */
function useChangeNote({ provider, detailsId }: Order, onSaved: () => void) {
  const queries = useQueryClient();
  const { queryKey } = orderQuery(provider.id, detailsId);
  return useMutation<Order, ApiError, string>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (note) => changeNote(provider.id, detailsId, note),
    onSuccess: async (changed) => {
      await replaceCached(queries, queryKey, changed);
      onSaved();
    },
    onError: ({ status }) => (status === 409 ? queries.invalidateQueries({ queryKey }) : undefined),
  });
}

/** Lets the shopper change the note until the order is packed. */
export function NoteForDriver({ order }: { order: Order }) {
  const { t } = useWords('account', 'order');
  const id = useId();
  /** Null while the note is not being edited. */
  const [draft, setDraft] = useState<string | null>(null);
  const saving = useChangeNote(order, () => {
    setDraft(null);
    announce(t('order.note.saved'));
  });
  const isOpen = canChangeNote(order.status);
  const isTooLate = draft !== null && !isOpen;
  if (order.orderType !== 'delivery' || (!isOpen && !isTooLate)) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(draft?.trim() ?? '');
  };
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('order.note')}
      </Heading>
      {isTooLate && <Notice tone="warning">{t('order.note.tooLate')}</Notice>}
      {isOpen && draft === null && (
        <>
          <Paragraph tone={order.note ? undefined : 'muted'}>{order.note || t('order.note.none')}</Paragraph>
          <div>
            <Button variant="secondary" size="small" onClick={() => setDraft(order.note)}>
              {t(order.note ? 'order.note.change' : 'order.note.add')}
            </Button>
          </div>
        </>
      )}
      {isOpen && draft !== null && (
        <Stack as="form" $gap={3} onSubmit={submit}>
          <DriverNoteField value={draft} onChange={setDraft} />
          {saving.error && <Notice tone="error">{errorMessage(saving.error, t)}</Notice>}
          <Cluster>
            <Button type="submit" size="small" isBusy={saving.isPending} busyLabel={t('checkout.details.saving')}>
              {t('order.note.save')}
            </Button>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                saving.reset();
                setDraft(null);
              }}
            >
              {t('order.note.keep')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
