import { Kit } from '../ui/Kit';

export { PageHead as Head } from '../features/page-head/PageHead';

/** Every primitive in every state. Neither visitors nor search engines can reach it. */
export default function KitPage() {
  return <Kit />;
}
