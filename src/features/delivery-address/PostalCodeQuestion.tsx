import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../domain/address/addressSchema';
import { parsePostalCode } from '../../domain/address/postalCode';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields/TextField';
import { Stack } from '../../ui/layout/Stack';

interface PostalCodeQuestionProps {
  suggestion: PlaceSuggestion;
  onFind: (suggestion: PlaceSuggestion) => void;
}

/** Returns null if the town has no such ZIP code. */
function useStreetInCode({ mainText, secondaryText }: PlaceSuggestion) {
  const client = useQueryClient();
  return useMutation<PlaceSuggestion | null, Error, string>({
    // Fails immediately when offline, so that the form can show the error.
    networkMode: 'always',
    mutationFn: async (code) => {
      const found = await client.fetchQuery(suggestionsQuery(`${mainText}, ${secondaryText} ${code}`));
      return found.find((each) => each.mainText === mainText && each.secondaryText.endsWith(` ${code}`)) ?? null;
    },
  });
}

/** Asks for the ZIP code of a street in a town that has several, because it decides who delivers. */
export function PostalCodeQuestion({ suggestion, onFind }: PostalCodeQuestionProps) {
  const { t } = useWords('account', 'order');
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const search = useStreetInCode(suggestion);
  const { mainText: street, secondaryText: town } = suggestion;
  const code = parsePostalCode(text, 'us');
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    field.current?.focus();
    if (code) search.mutate(code, { onSuccess: (found) => found && onFind(found) });
  };
  const invalidText = isSubmitted && !code && t('address.code.invalid');
  const unknownText = search.data === null && t('address.code.unknown', { code: search.variables, town });
  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('address.code')}
        hint={t('address.code.hint', { street, town })}
        error={invalidText || unknownText || (search.error && errorMessage(search.error, t))}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setSubmitted(false);
          search.reset();
        }}
      />
      <Button type="submit" isWide isBusy={search.isPending} busyLabel={t('address.code.checking')}>
        {t('address.code.use')}
      </Button>
    </Stack>
  );
}
