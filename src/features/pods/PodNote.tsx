import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../data/apiError';
import { loadNoteDraft, saveNoteDraft } from '../../data/unlock/noteDrafts';
import { changePodNote } from '../../data/unlock/podCalls';
import { maxPodNoteLength } from '../../domain/unlock/podNote';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { TextArea } from '../../ui/fields/TextArea';
import { Cluster } from '../../ui/layout/Cluster';
import { flushQuiet } from '../../ui/layout/Flush';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color, space, text } from '../../ui/theme/tokens';

/** Changes the note in every cached list. Older responses must not undo it. */
function useSaveNote({ podKey }: UserPod, onSaved: (note: string) => void) {
  const queries = useQueryClient();
  const queryKey = ['pods'];
  return useMutation<UserPod, ApiError, string>({
    // Fails immediately when offline, instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (note) => changePodNote(podKey, note),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: ({ note }) => {
      queries.setQueriesData<UserPod[] | UserPod>({ queryKey }, (cached) =>
        Array.isArray(cached) ? cached.map((pod) => (pod.podKey === podKey ? { ...pod, note } : pod)) : cached,
      );
      onSaved(note);
    },
    // Replaces requests that were canceled, and those that began while saving.
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}

interface PodNoteProps {
  pod: UserPod;
  title: string;
}

/** The shopper's own note, which nobody else sees. Opens the form again if one was left unsaved. */
export function PodNote({ pod, title }: PodNoteProps) {
  const { t } = useWords('account', 'pods');
  /** Null while the form is closed. */
  const [opened, setOpened] = useState<'clicked' | 'restored' | null>(() =>
    loadNoteDraft(pod) === null ? null : 'restored',
  );
  const button = useRef<HTMLButtonElement>(null);
  const hasClosed = useRef(false);
  // The form has unmounted by then, and the focus with it.
  useEffect(() => {
    if (opened || !hasClosed.current) return;
    hasClosed.current = false;
    button.current?.focus();
  }, [opened]);
  const close = () => {
    saveNoteDraft(pod, null);
    hasClosed.current = true;
    setOpened(null);
  };
  if (opened) return <NoteForm pod={pod} takesFocus={opened === 'clicked'} onClose={close} />;
  return (
    <Note>
      {pod.note && (
        <>
          <small>{t('pods.note')}</small>
          <p>{pod.note}</p>
        </>
      )}
      <Button variant="quiet" size="small" ref={button} onClick={() => setOpened('clicked')}>
        {t(pod.note ? 'pods.note.change' : 'pods.note.add')}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </Note>
  );
}

interface NoteFormProps {
  pod: UserPod;
  /** False if the form opens by itself. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Keeps what is typed for this tab, so that leaving the page or a session that ends loses nothing. */
function NoteForm({ pod, takesFocus, onClose }: NoteFormProps) {
  const { t, plural } = useWords('account', 'pods');
  const [draft, setDraft] = useState(() => loadNoteDraft(pod) ?? pod.note);
  const field = useRef<HTMLTextAreaElement>(null);
  const saving = useSaveNote(pod, (note) => {
    announce(t(note ? 'pods.note.saved' : 'pods.note.removed'));
    onClose();
  });
  // Only when it opens.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (takesFocus ? field.current?.focus() : undefined), []);
  const change = (typed: string) => {
    setDraft(typed);
    saveNoteDraft(pod, typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(draft.trim());
  };
  return (
    <Stack as="form" $gap={3} onSubmit={submit}>
      <TextArea
        ref={field}
        label={t('pods.note')}
        hint={plural('pods.note.hint', maxPodNoteLength - draft.length)}
        maxLength={maxPodNoteLength}
        value={draft}
        onChange={({ target }) => change(target.value)}
      />
      {saving.error && <Notice tone="error">{errorMessage(saving.error, t)}</Notice>}
      <Cluster>
        <Button type="submit" size="small" isBusy={saving.isPending} busyLabel={t('pods.note.saving')}>
          {t('pods.note.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={onClose}>
          {t('pods.note.keep')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const Note = styled.div`
  ${flushQuiet}
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  small {
    ${text.small};
    color: ${color.muted};
  }
  p {
    color: ${color.ink};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
