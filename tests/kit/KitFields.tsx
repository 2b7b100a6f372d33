import { useState } from 'react';
import { CheckboxField } from '../../src/ui/fields/CheckboxField';
import { CodeField } from '../../src/ui/fields/CodeField';
import { FileField } from '../../src/ui/fields/FileField';
import { RadioCards } from '../../src/ui/fields/RadioCards';
import { SelectField } from '../../src/ui/fields/SelectField';
import { Stack } from '../../src/ui/layout/Stack';
import { TextArea } from '../../src/ui/fields/TextArea';
import { TextField } from '../../src/ui/fields/TextField';
import { TextLink } from '../../src/ui/text/TextLink';
import { Grid, KitSection } from './KitSection';

const places = [
  { value: 'ca', label: 'California' },
  { value: 'co', label: 'Colorado' },
];

const windows = [
  { value: 'today', label: 'Today, 2–4 pm', detail: 'Order by 1:30 pm' },
  { value: 'later', label: 'Tomorrow, 10 am–noon' },
  { value: 'full', label: 'Tomorrow, 2–4 pm', detail: 'Fully booked', isDisabled: true },
];

export function KitFields() {
  return (
    <KitSection title="Fields">
      <Grid $min="300px" $gap={10}>
        <TextFields />
        <CodeFields />
        <ChoiceFields />
      </Grid>
    </KitSection>
  );
}

function TextFields() {
  return (
    <Stack $gap={6}>
      <TextField label="First name" placeholder="As on your ID" autoComplete="off" />
      <TextField label="Phone" prefix="+1" inputMode="tel" hint="For the driver alone" optionalLabel="Optional" />
      <TextField label="E-mail" defaultValue="light@" error="Enter a whole e-mail address, such as a@b.co." />
      <TextField label="Country" defaultValue="United States" disabled />
      <SelectField label="State" options={places} placeholder="Choose a state" />
      <SelectField label="State" options={places} error="Choose a state." placeholder="Choose a state" />
      <TextArea label="Note" hint="Up to 200 letters" optionalLabel="Optional" />
    </Stack>
  );
}

function CodeFields() {
  const [code, setCode] = useState('482');
  return (
    <Stack $gap={6}>
      <CodeField label="Code" length={6} value={code} onChange={setCode} hint="Sent to your phone" />
      <CodeField
        label="Code"
        length={6}
        value="482913"
        onChange={() => undefined}
        error="This code is wrong or too old."
      />
      <FileField
        label="Photo of your ID"
        hint="JPEG or PNG, up to 10 MB"
        chooseLabel="Choose a photo or drop it here"
        onFile={() => undefined}
      />
      <FileField label="Photo of your ID" fileName="front.jpg" chooseLabel="Choose a photo" onFile={() => undefined} />
      <FileField label="Photo of your ID" chooseLabel="Choose a photo" error="Add a photo." onFile={() => undefined} />
    </Stack>
  );
}

function ChoiceFields() {
  const [slot, setSlot] = useState('today');
  return (
    <Stack $gap={6}>
      <RadioCards legend="Delivery window" name="kit-slot" options={windows} value={slot} onChange={setSlot} />
      <Stack $gap={1}>
        <CheckboxField label="Keep me signed in" defaultChecked />
        <CheckboxField
          label={
            <>
              I accept the <TextLink href="#terms">terms</TextLink> and am 21 or older
            </>
          }
        />
        <CheckboxField label="I have read the notice" error="Confirm to go on." />
        <CheckboxField label="Not offered here" disabled />
      </Stack>
    </Stack>
  );
}
