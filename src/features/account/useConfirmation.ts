import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestConfirmationCode, confirmSession } from '../../data/account/confirmationCalls';
import type { SentChange } from '../../data/account/contactChangeDraft';
import type { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import type { CodeSent, Confirmed, User } from '../../domain/account/userSchema';
import type { Channel } from './parseContact';

const codeLifetimeMs = 10 * 60_000;

const channelOf = (to: Destination): Channel => ('email' in to ? 'email' : 'phone');

/** The account's verified contacts, to which a confirmation code can be sent. */
export const confirmedDestinations = (user: User): Destination[] => [
  ...(user.email !== null && user.emailVerified ? [{ email: user.email }] : []),
  ...(user.phoneNumber !== null && user.phoneNumberVerified ? [{ phoneNumber: user.phoneNumber }] : []),
];

/** Confirms the identity of the account's owner with a code sent to a verified contact. */
export function useConfirmation({ uuid }: User, onConfirmed: () => void) {
  const [sent, setSent] = useState<SentChange | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const sending = useMutation<CodeSent, ApiError, Destination>({
    networkMode: 'always',
    mutationFn: (to) => requestConfirmationCode(channelOf(to)),
    onSuccess: ({ resendAfterSeconds, challengeId }, to) => {
      const now = Date.now();
      setWrongTries(0);
      setSent({ uuid, to, challengeId, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetimeMs });
    },
  });
  const channel = sent ? channelOf(sent.to) : 'email';
  const confirming = useMutation<Confirmed, ApiError, string>({
    networkMode: 'always',
    mutationFn: (otp) => confirmSession({ channel, otp, challengeId: sent?.challengeId }),
    onSuccess: onConfirmed,
    onError: ({ status }) => {
      if (status === 400) setWrongTries((count) => count + 1);
    },
  });
  const send = (to: Destination) => {
    confirming.reset();
    if (!sending.isPending) sending.mutate(to);
  };
  return { channel, sent, wrongTries, sending, confirming, send };
}
