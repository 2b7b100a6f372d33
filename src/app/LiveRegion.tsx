import { createPortal } from 'react-dom';
import { useAnnouncements, type Announcement } from '../state/notifications/announcements';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { findOpenDialog } from './findOpenDialog';

/** Each text is its own element, so that screen readers repeat an unchanged text. */
function LiveRegions({ announcements }: { announcements: Announcement[] }) {
  const textsFor = (politeness: string) =>
    announcements.map((each) => each.isAnnounced && each.politeness === politeness && <p key={each.id}>{each.text}</p>);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-atomic={false}>
        {textsFor('polite')}
      </div>
      <div role="alert" aria-atomic={false}>
        {textsFor('assertive')}
      </div>
    </VisuallyHidden>
  );
}

/** Always rendered, empty at first: screen readers often skip a region that appears together with its text. */
export function LiveRegion() {
  const { announcements } = useAnnouncements();
  // An open dialog makes the rest of the page inert, including its live regions.
  const dialog = announcements.length > 0 && findOpenDialog();
  return (
    <>
      <LiveRegions announcements={announcements} />
      {dialog && createPortal(<LiveRegions announcements={announcements} />, dialog)}
    </>
  );
}
