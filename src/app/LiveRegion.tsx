import { createPortal } from 'react-dom';
import { useAnnouncements, type Announcement } from '../state/announcements';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { findOpenDialog } from './findOpenDialog';

/** One region of each politeness. Each text is an element of its own, so that the same words are said again. */
function Regions({ announcements }: { announcements: Announcement[] }) {
  const said = (politeness: string) =>
    announcements.map((each) => each.isSaid && each.politeness === politeness && <p key={each.id}>{each.text}</p>);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-atomic={false}>
        {said('polite')}
      </div>
      <div role="alert" aria-atomic={false}>
        {said('assertive')}
      </div>
    </VisuallyHidden>
  );
}

/** Stands in the page from the start, empty: a region that comes together with its text is often not read out. */
export function LiveRegion() {
  const { announcements } = useAnnouncements();
  // An open dialog makes the rest of the page inert, its regions too.
  const dialog = announcements.length > 0 && findOpenDialog();
  return (
    <>
      <Regions announcements={announcements} />
      {dialog && createPortal(<Regions announcements={announcements} />, dialog)}
    </>
  );
}
