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
import { replaceCached } from '../../../data/replaceCached';
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

/** Loads the pending code, which survives a reload. Ignores expired codes and codes of other accounts. */
function loadSent(channel: Channel, uuid: string): PendingContactChange | null {
  const sent = loadContactChange();
  const isSameChange = sent?.uuid === uuid && channelOf(sent.to) === channel;
  return isSameChange && sent.expiresAt > serverNow() ? sent : null;
}

function useSent(channel: Channel, uuid: string) {
  const [sent, setSent] = useState(() => loadSent(channel, uuid));
  const save = (next: PendingContactChange | null) => {
    setSent(next);
    saveContactChange(next);
  };
  return [sent, save] as const;
}

interface ContactChangeOptions {
  channel: Channel;
  user: User;
  onChanged: () => void;
}

interface ConfirmOptions {
  channel: Channel;
  sent: PendingContactChange | null;
  onChanged: () => void;
  onWrongCode: () => void;
}

function useConfirming({ channel, sent, onChanged, onWrongCode }: ConfirmOptions) {
  const queries = useQueryClient();
  return useMutation<User, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmContactChange(channel, { otp, challengeId: sent?.challengeId }),
    onSuccess: async (changed) => {
      await replaceCached(queries, userQuery().queryKey, changed);
      saveContactChange(null);
      onChanged();
    },
    onError: ({ status }) => {
      if (status === 400) onWrongCode();
    },
  });
}

/** Sends a code to the new contact, then exchanges it for the change. */
export function useContactChange({ channel, user: { uuid }, onChanged }: ContactChangeOptions) {
  const [sent, saveSent] = useSent(channel, uuid);
  const [abandonedCode, setAbandonedCode] = useState<PendingContactChange | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [hasReturned, setHasReturned] = useState(false);
  /** The contact that a code is sent to once the shopper has confirmed their identity. */
  const [pendingDestination, setPendingDestination] = useState<Destination | null>(null);
  const [typed, setTyped] = useState('');
  const sending = useSubmit(async (to: Destination, isCurrent) => {
    // A code sent to this contact a moment ago is still valid, and the server would refuse to send another.
    if (!sent && abandonedCode && isSameDestination(abandonedCode.to, to) && abandonedCode.resendAt > serverNow())
      return saveSent(abandonedCode);
    try {
      const response = await requestContactChangeCode(to);
      if (!isCurrent()) return;
      setFailedAttempts(0);
      const now = serverNow();
      const isAgain = isCodePending([sent, abandonedCode], to, now);
      saveSent({ uuid, to, isAgain, challengeId: response.challengeId, ...codeDeadlines(response, now) });
    } catch (error) {
      if (isCurrent() && (error as ApiError).code === 'confirmation_required') setPendingDestination(to);
      throw error;
    }
  });
  const confirming = useConfirming({
    channel,
    sent,
    onChanged,
    onWrongCode: () => setFailedAttempts((count) => count + 1),
  });
  const send = (to: Destination) => {
    setTyped(formatDestination(to));
    confirming.reset();
    void sending.submit(to);
  };
  const startOver = () => {
    setAbandonedCode(sent);
    setPendingDestination(null);
    setHasReturned(true);
    saveSent(null);
    sending.reset();
    confirming.reset();
  };
  const sendPending = async () => {
    if (!pendingDestination) return;
    await sending.submit(pendingDestination);
    setPendingDestination(null);
  };
  return {
    channel,
    sent,
    failedAttempts,
    pendingDestination,
    hasReturned,
    typed,
    sending,
    confirming,
    send,
    sendPending,
    startOver,
  };
}

export type ContactChangeState = ReturnType<typeof useContactChange>;
