import { Kit } from '../ui/Kit';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Every primitive in every state; no visitor and no search engine meets it. */
export default function KitPage() {
  return <Kit />;
}
