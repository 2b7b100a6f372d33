import PackageOpen from 'lucide-react/icons/package-open';
import { Badge } from '../../src/ui/text/Badge';
import { Breadcrumbs } from '../../src/ui/text/Breadcrumbs';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/layout/Card';
import { Cluster } from '../../src/ui/layout/Cluster';
import { Disclosure } from '../../src/ui/Disclosure';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { Meter } from '../../src/ui/feedback/Meter';
import { Notice } from '../../src/ui/feedback/Notice';
import { Progress } from '../../src/ui/feedback/Progress';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { Spinner } from '../../src/ui/feedback/Spinner';
import { Stack } from '../../src/ui/layout/Stack';
import { StepList } from '../../src/ui/feedback/StepList';
import { Timeline } from '../../src/ui/feedback/Timeline';
import { Toast } from '../../src/ui/overlays/Toast';
import { Grid, KitSection } from './KitSection';

const nothing = () => undefined;

export function KitFeedback() {
  return (
    <>
      <KitSection title="Messages">
        <Grid $min="300px">
          <Notices />
          <Stack $gap={6}>
            <Toasts />
            <Badges />
          </Stack>
          <Card>
            <EmptyState
              level={3}
              icon={<PackageOpen size={32} strokeWidth={1.5} aria-hidden />}
              title="Your order is empty"
              action={<Button>Browse products</Button>}
            >
              Pods that you add wait here.
            </EmptyState>
          </Card>
        </Grid>
      </KitSection>
      <KitSection title="Progress">
        <Grid $min="300px" $gap={10}>
          <Waiting />
          <Figures />
          <OrderTimeline />
        </Grid>
      </KitSection>
    </>
  );
}

function Notices() {
  const again = (
    <Button variant="secondary" size="small">
      Try again
    </Button>
  );
  return (
    <Stack $gap={3}>
      <Notice tone="info">Your window is held for ten minutes.</Notice>
      <Notice tone="success" title="Order placed">
        We will write when it is on its way.
      </Notice>
      <Notice tone="warning" title="Almost there">
        Add $6.00 to reach the minimum of this dispensary.
      </Notice>
      <Notice tone="error" title="The order was not placed" action={again}>
        A price has changed since you added it.
      </Notice>
    </Stack>
  );
}

function Toasts() {
  const undo = (
    <Button variant="quiet" size="small">
      Undo
    </Button>
  );
  return (
    <Stack $gap={3}>
      <Toast tone="success" onClose={nothing} closeLabel="Close">
        Added to your order
      </Toast>
      <Toast tone="error" onClose={nothing} closeLabel="Close" action={undo}>
        Item removed
      </Toast>
    </Stack>
  );
}

function Badges() {
  return (
    <Cluster $gap={2}>
      <Badge>Neutral</Badge>
      <Badge tone="light">New</Badge>
      <Badge tone="success">In stock</Badge>
      <Badge tone="warning">Few left</Badge>
      <Badge tone="error">Sold out</Badge>
      <Badge tone="info">Pickup</Badge>
    </Cluster>
  );
}

function Waiting() {
  return (
    <Stack $gap={6}>
      <Breadcrumbs
        label="Breadcrumbs"
        items={[
          { label: 'Shop', link: <a href="#shop">Shop</a> },
          { label: 'Pods', link: <a href="#pods">Pods</a> },
          { label: 'Evening Pine', link: 'Evening Pine' },
        ]}
      />
      <StepList
        label="Checkout steps"
        current="contact"
        steps={[
          { id: 'window', label: 'Window' },
          { id: 'contact', label: 'Contact' },
          { id: 'photo', label: 'ID' },
          { id: 'review', label: 'Review' },
        ]}
      />
      <Progress label="Sending photo" value={62} max={100} />
      <Spinner label="Loading" />
      <Stack $gap={2} aria-hidden>
        <Skeleton $height="160px" />
        <Skeleton $width="70%" />
        <Skeleton $width="40%" />
      </Stack>
    </Stack>
  );
}

function Figures() {
  return (
    <Stack $gap={6}>
      <Stack $gap={4}>
        <Meter label="THC" value={82.4} max={100} valueText="82.4%" />
      </Stack>
      <div>
        <Disclosure summary="What is in the box" open>
          One battery, one charging cable and a short guide.
        </Disclosure>
        <Disclosure summary="How it charges">It takes forty minutes by USB-C.</Disclosure>
      </div>
    </Stack>
  );
}

function OrderTimeline() {
  return (
    <Stack $gap={6}>
      <Timeline
        steps={[
          { id: 'placed', title: 'Placed', detail: 'Today, 1:02 pm', state: 'done', stateLabel: 'Done' },
          { id: 'accepted', title: 'Accepted', detail: 'Today, 1:06 pm', state: 'done', stateLabel: 'Done' },
          { id: 'packed', title: 'Packed', detail: 'The driver is called', state: 'current' },
          { id: 'way', title: 'On the way', state: 'next' },
          { id: 'there', title: 'Completed', state: 'next' },
        ]}
      />
      <Timeline
        steps={[
          { id: 'placed', title: 'Placed', state: 'done', stateLabel: 'Done' },
          { id: 'declined', title: 'Declined', detail: 'Out of the zone', state: 'failed', stateLabel: 'Failed' },
        ]}
      />
    </Stack>
  );
}
