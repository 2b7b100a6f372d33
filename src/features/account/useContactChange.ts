import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { userQuery } from '../../data/account/accountQueries';
import { requestChangeCode, confirmChange } from '../../data/account/contactChangeCalls';
import { loadContactChange, saveContactChange, type SentChange } from '../../data/account/contactChangeDraft';
import type { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import type { CodeSent, User } from '../../domain/account/userSchema';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { Channel } from './parseContact';

/** In milliseconds; set by the server's rule for codes. */
const codeLifetimeMs = 10 * 60_000;

const isSame = (one: Destination, other: Destination) => JSON.stringify(one) === JSON.stringify(other);

/** The pending code, which survives a reload. Ignores expired codes and codes of other accounts. */
function loadSent(channel: Channel, uuid: string): SentChange | null {
  const sent = loadContactChange();
  const isOurs = sent?.uuid === uuid && ('email' in sent.to ? 'email' : 'phone') === channel;
  return isOurs && sent.expiresAt > Date.now() ? sent : null;
}

function useSent(channel: Channel, uuid: string) {
  const [sent, setSent] = useState(() => loadSent(channel, uuid));
  const keep = (next: SentChange | null) => {
    setSent(next);
    saveContactChange(next);
  };
  return [sent, keep] as const;
}

const inputValueOf = (to: Destination): string => ('email' in to ? to.email : formatPhoneNumber(to.phoneNumber));

interface ContactChange {
  channel: Channel;
  user: User;
  onChanged: () => void;
}

interface Confirming {
  channel: Channel;
  sent: SentChange | null;
  onChanged: () => void;
  onWrong: () => void;
}

function useConfirming({ channel, sent, onChanged, onWrong }: Confirming) {
  const queries = useQueryClient();
  return useMutation<User, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmChange(channel, { otp, challengeId: sent?.challengeId }),
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
  const [left, setLeft] = useState<SentChange | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const [hasReturned, setHasReturned] = useState(false);
  /** Where to send the code once the shopper has confirmed their identity. */
  const [unconfirmed, setUnconfirmed] = useState<Destination | null>(null);
  const isUnderWay = useRef(false);
  const [typed, setTyped] = useState('');
  const sending = useMutation<CodeSent, ApiError, Destination>({
    networkMode: 'always',
    mutationFn: (to) => requestChangeCode(to),
    onSuccess: ({ resendAfterSeconds, challengeId }, to) => {
      const now = Date.now();
      setWrongTries(0);
      keepSent({ uuid, to, challengeId, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetimeMs });
    },
    onError: ({ code }, to) => {
      if (code === 'confirmation_required') setUnconfirmed(to);
    },
  });
  const confirming = useConfirming({ channel, sent, onChanged, onWrong: () => setWrongTries((count) => count + 1) });
  const send = (to: Destination) => {
    setTyped(inputValueOf(to));
    confirming.reset();
    // A code sent to this contact a moment ago is still valid, and the server would refuse to send another.
    if (!sent && left && isSame(left.to, to) && left.resendAt > Date.now()) keepSent(left);
    else if (!isUnderWay.current) {
      // A double tap can arrive before the busy button renders.
      isUnderWay.current = true;
      sending.mutate(to, { onSettled: () => (isUnderWay.current = false) });
    }
  };
  const startOver = () => {
    isUnderWay.current = false;
    setLeft(sent);
    setUnconfirmed(null);
    setHasReturned(true);
    keepSent(null);
    sending.reset();
    confirming.reset();
  };
  /** Sends the requested code after the shopper has confirmed their identity. */
  const sendUnconfirmed = () => {
    if (unconfirmed) sending.mutate(unconfirmed, { onSettled: () => setUnconfirmed(null) });
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
