import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../../data/account/accountQueries';
import { requestContactChangeCode, confirmContactChange } from '../../../data/account/contactChangeCalls';
import {
  loadContactChange,
  saveContactChange,
  type PendingContactChange,
} from '../../../data/account/contactChangeDraft';
import type { ApiError } from '../../../data/apiError';
import { serverNow } from '../../../data/serverClock';
import {
  channelOf,
  formatDestination,
  isSameDestination,
  type Channel,
  type Destination,
} from '../../../domain/account/destination';
import { codeDeadlines, isCodePending } from '../../../domain/account/signInCode';
import type { User } from '../../../domain/account/userSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';

/** The pending code, which survives a reload. Ignores expired codes and codes of other accounts. */
function loadSent(channel: Channel, uuid: string): PendingContactChange | null {
  const sent = loadContactChange();
  const isOurs = sent?.uuid === uuid && channelOf(sent.to) === channel;
  return isOurs && sent.expiresAt > serverNow() ? sent : null;
}

function useSent(channel: Channel, uuid: string) {
  const [sent, setSent] = useState(() => loadSent(channel, uuid));
  const keep = (next: PendingContactChange | null) => {
    setSent(next);
    saveContactChange(next);
  };
  return [sent, keep] as const;
}

interface ContactChange {
  channel: Channel;
  user: User;
  onChanged: () => void;
}

interface Confirming {
  channel: Channel;
  sent: PendingContactChange | null;
  onChanged: () => void;
  onWrong: () => void;
}

function useConfirming({ channel, sent, onChanged, onWrong }: Confirming) {
  const queries = useQueryClient();
  return useMutation<User, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmContactChange(channel, { otp, challengeId: sent?.challengeId }),
    onSuccess: (changed) => {
      queries.setQueryData(userQuery().queryKey, changed);
      saveContactChange(null);
      onChanged();
    },
    onError: ({ status }) => {
      if (status === 400) onWrong();
    },
  });
}

/** The two steps of a contact change: send a code to the new email address or phone number, then exchange it. */
export function useContactChange({ channel, user: { uuid }, onChanged }: ContactChange) {
  const [sent, keepSent] = useSent(channel, uuid);
  const [left, setLeft] = useState<PendingContactChange | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const [hasReturned, setHasReturned] = useState(false);
  /** Where to send the code once the shopper has confirmed their identity. */
  const [unconfirmed, setUnconfirmed] = useState<Destination | null>(null);
  const [typed, setTyped] = useState('');
  const sending = useSubmit(async (to: Destination, isCurrent) => {
    // A code sent to this contact a moment ago is still valid, and the server would refuse to send another.
    if (!sent && left && isSameDestination(left.to, to) && left.resendAt > serverNow()) return keepSent(left);
    try {
      const answer = await requestContactChangeCode(to);
      if (!isCurrent()) return;
      setWrongTries(0);
      const now = serverNow();
      const isAgain = isCodePending([sent, left], to, now);
      keepSent({ uuid, to, isAgain, challengeId: answer.challengeId, ...codeDeadlines(answer, now) });
    } catch (error) {
      if (isCurrent() && (error as ApiError).code === 'confirmation_required') setUnconfirmed(to);
      throw error;
    }
  });
  const confirming = useConfirming({ channel, sent, onChanged, onWrong: () => setWrongTries((count) => count + 1) });
  const send = (to: Destination) => {
    setTyped(formatDestination(to));
    confirming.reset();
    void sending.submit(to);
  };
  const startOver = () => {
    setLeft(sent);
    setUnconfirmed(null);
    setHasReturned(true);
    keepSent(null);
    sending.reset();
    confirming.reset();
  };
  /** Sends the requested code after the shopper has confirmed their identity. */
  const sendUnconfirmed = async () => {
    if (!unconfirmed) return;
    await sending.submit(unconfirmed);
    setUnconfirmed(null);
  };
  return {
    channel,
    sent,
    wrongTries,
    unconfirmed,
    hasReturned,
    typed,
    sending,
    confirming,
    send,
    sendUnconfirmed,
    startOver,
  };
}

export type ContactChangeState = ReturnType<typeof useContactChange>;
