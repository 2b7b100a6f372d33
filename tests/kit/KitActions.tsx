import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Menu from 'lucide-react/icons/menu';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../src/ui/Button';
import { ButtonLink } from '../../src/ui/ButtonLink';
import { Chip } from '../../src/ui/Chip';
import { Cluster } from '../../src/ui/layout/Cluster';
import { IconButton } from '../../src/ui/IconButton';
import { QuantityControl } from '../../src/ui/fields/QuantityControl';
import { SegmentedControl } from '../../src/ui/fields/SegmentedControl';
import { Stack } from '../../src/ui/layout/Stack';
import { radius, space } from '../../src/ui/theme/tokens';
import { KitSection } from './KitSection';

export function KitActions() {
  return (
    <KitSection title="Actions">
      <Buttons />
      <Ground data-tone="dark">
        <Buttons />
      </Ground>
      <Choices />
    </KitSection>
  );
}

function Buttons() {
  return (
    <Stack $gap={6}>
      <Cluster>
        <Button size="large" icon={<ShoppingBag size={20} aria-hidden />}>
          Add to order
        </Button>
        <Button>Primary</Button>
        <Button size="small">Small</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <ButtonLink href="#link" $variant="secondary" $size="small">
          A link <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      </Cluster>
      <Cluster>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <Button variant="quiet" disabled>
          Disabled
        </Button>
        <Button isBusy busyLabel="Placing order">
          Place order
        </Button>
        <Button variant="secondary" isBusy>
          Busy
        </Button>
      </Cluster>
      <Cluster $gap={1}>
        <IconButton label="Menu">
          <Menu size={22} aria-hidden />
        </IconButton>
        <IconButton label="Notifications, 3 new" badge={3}>
          <Bell size={22} aria-hidden />
        </IconButton>
        <IconButton label="Cart, unavailable" disabled>
          <ShoppingBag size={22} aria-hidden />
        </IconButton>
      </Cluster>
    </Stack>
  );
}

const plants = ['Sativa', 'Indica', 'Hybrid', 'CBD'];

function Choices() {
  const [chosen, setChosen] = useState(['Indica']);
  const [quantity, setQuantity] = useState(2);
  const [way, setWay] = useState('delivery');
  const flip = (plant: string) =>
    setChosen(chosen.includes(plant) ? chosen.filter((name) => name !== plant) : [...chosen, plant]);
  return (
    <Stack $gap={6}>
      <Cluster $gap={2}>
        {plants.map((plant) => (
          <Chip key={plant} isSelected={chosen.includes(plant)} onClick={() => flip(plant)}>
            {plant}
          </Chip>
        ))}
        <Chip onRemove={() => undefined} removeLabel="Remove filter Live resin">
          Live resin
        </Chip>
      </Cluster>
      <div>
        <SegmentedControl
          legend="How to receive"
          name="kit-way"
          options={[
            { value: 'delivery', label: 'Delivery' },
            { value: 'pickup', label: 'Pickup' },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      <Cluster $gap={6} style={{ alignItems: 'start' }}>
        <QuantityControl
          label="Quantity"
          value={quantity}
          max={6}
          onChange={setQuantity}
          decreaseLabel="Decrease"
          increaseLabel="Increase"
        />
        <QuantityControl
          label="Quantity at the maximum"
          value={4}
          max={4}
          onChange={() => undefined}
          decreaseLabel="Decrease"
          increaseLabel="Increase"
          maxText="Max reached (4)"
        />
      </Cluster>
    </Stack>
  );
}

const Ground = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.large};
`;
