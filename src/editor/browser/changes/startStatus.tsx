import { createRoot } from 'react-dom/client';
import { buildChannel } from '../../../domain/site/routing/pageDataFiles';
import { differingPaths, type ChangeSet } from '../../changes/changeSet';
import { collectionsContaining, pathFromHash } from '../../changes/entryAddress';
import type { Publisher } from '../../changes/publisher';
import { isFormUnsaved, reloadCollection } from '../cmsStore';
import { showProblem } from '../notice';
import { SearchDialog } from '../search/SearchDialog';
import { TableRoute } from '../table/TableRoute';
import { tablePath } from '../table/TablePage';
import { editorChanges, readPublished } from './editorChanges';
import { StatusBar } from './StatusBar';

const openCollection = (hash: string): string | undefined =>
  /^#\/collections\/([\w-]+)\/(?:entries|new)\b/.exec(hash)?.[1];

async function refresh(paths: readonly string[]): Promise<void> {
  const { hash } = location;
  const name = openCollection(hash);
  if (!name) return;
  const path = pathFromHash(hash);
  // A form with unsaved text stays as it is.
  if (!path || !paths.includes(path) || isFormUnsaved()) return reloadCollection(name);
  const restored = editorChanges().find(path);
  const exists = (restored ? restored.text : await readPublished(path)) !== null;
  if (!exists) location.hash = `#/collections/${name}`;
  await reloadCollection(name, exists ? hash.slice(hash.lastIndexOf('/') + 1) : undefined);
}

const showError = ({ message }: Error): void =>
  void showProblem({ title: 'Not up to date', text: 'The form could not be loaded again.', lines: [message] });

/** Reloads the lists of changed entries, except the one on screen, which Decap updates itself. */
function reloadLists(changes: ChangeSet): void {
  let previous = changes.list();
  changes.subscribe(() => {
    const paths = differingPaths(previous, changes.list());
    previous = changes.list();
    const names = new Set(
      paths.flatMap(collectionsContaining).filter((name) => name !== openCollection(location.hash)),
    );
    for (const name of names) void reloadCollection(name);
  });
}

export function startStatus(publisher: Publisher): void {
  const channel = new BroadcastChannel(buildChannel);
  reloadLists(editorChanges());
  const container = document.createElement('div');
  document.body.append(container);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const onBuilt = () => channel.postMessage('built');
  createRoot(container).render(
    <>
      <TableRoute />
      <StatusBar publisher={publisher} refresh={(paths) => void refresh(paths).catch(showError)} onBuilt={onBuilt}>
        <SearchDialog />
        <a className="editor-bar-tool" href={`${tablePath}products`}>
          Catalogue table
        </a>
      </StatusBar>
    </>,
  );
}
