import { useState } from 'react';
import { PlainModal } from '../../src/ui/overlays/PlainModal';
import { Button } from '../../src/ui/Button';
import { Cluster } from '../../src/ui/layout/Cluster';
import { Modal } from '../../src/ui/overlays/Modal';
import { Panel } from '../../src/ui/overlays/Panel';
import { Stack } from '../../src/ui/layout/Stack';
import { Paragraph } from '../../src/ui/text/Paragraph';
import { TextField } from '../../src/ui/fields/TextField';
import { KitSection } from './KitSection';

type Shown = 'wide' | 'narrow' | 'modal' | 'gate' | null;

export function KitDialogs() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  const confirm = (
    <Button isWide onClick={close}>
      Go on
    </Button>
  );
  return (
    <KitSection title="Panels and modals">
      <Cluster>
        <Button onClick={() => setShown('wide')}>Open panel</Button>
        <Button onClick={() => setShown('narrow')}>Open narrow panel</Button>
        <Button onClick={() => setShown('modal')}>Open modal</Button>
        <Button onClick={() => setShown('gate')}>Open modal that must be answered</Button>
      </Cluster>
      <Panel isOpen={shown === 'wide'} onClose={close} title="Your order" closeLabel="Close" footer={confirm}>
        <Stack $gap={4}>
          {Array.from({ length: 14 }, (_, index) => (
            <Paragraph key={index}>Line {index + 1} of a long list</Paragraph>
          ))}
        </Stack>
      </Panel>
      <Panel isOpen={shown === 'narrow'} onClose={close} title="Address" closeLabel="Close" width={352}>
        <TextField label="Street and number" />
      </Panel>
      <Modal isOpen={shown === 'modal'} onClose={close} title="Change region?" closeLabel="Close" footer={confirm}>
        <Paragraph tone="muted">Some pods of your order are not offered there.</Paragraph>
      </Modal>
      <PlainModal isOpen={shown === 'gate'} title="Are you 21 or older?" footer={confirm}>
        <Paragraph tone="muted">The shop is for adults where the law allows it.</Paragraph>
      </PlainModal>
    </KitSection>
  );
}
