import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import type { PlaceSuggestion } from '../../domain/delivery/address/addressSchema';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/fields/SelectField';
import { Stack } from '../../ui/layout/Stack';

interface PostalCodeChoiceProps {
  suggestion: PlaceSuggestion;
  onChoose: (placeId: string) => void;
}

/** Asks for the postal code of a street that crosses several, because the postal code decides who delivers. */
export function PostalCodeChoice({ suggestion, onChoose }: PostalCodeChoiceProps) {
  const { t } = useWords('account', 'order');
  const [placeId, setPlaceId] = useState('');
  const [isTried, setTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (placeId) return onChoose(placeId);
    setTried(true);
    select.current?.focus();
  };
  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <SelectField
        ref={select}
        label={t('address.whichCode')}
        hint={t('address.whichCode.hint', { street: suggestion.mainText, town: suggestion.secondaryText })}
        placeholder={t('address.whichCode.choose')}
        error={isTried && !placeId && t('error.required')}
        value={placeId}
        onChange={({ target }) => setPlaceId(target.value)}
        options={(suggestion.postalCodes ?? []).map((code) => ({ value: code.placeId, label: code.postalCode }))}
      />
      <Button type="submit" isWide>
        {t('address.whichCode.use')}
      </Button>
    </Stack>
  );
}
