import type { PublishResponse } from '../../changes/publisher';
import { FaultGroups } from './FaultGroups';

interface Props {
  response: PublishResponse;
  /** Makes drafts of the texts from before. Null if that is not possible. */
  undo: (() => void) | null;
  close: () => void;
}

function HowItGoesLive({
  response: { review, isLive, isBuilding, faults = [] },
  close,
}: Pick<Props, 'response' | 'close'>) {
  if (review)
    return (
      <p>
        It goes live once the{' '}
        <a href={review} target="_blank" rel="noreferrer">
          pull request
        </a>{' '}
        is accepted.
      </p>
    );
  if (faults.length)
    return (
      <>
        <p>The shop can’t be built until these are fixed too:</p>
        <FaultGroups faults={faults} onOpen={close} />
      </>
    );
  if (isLive) return <p>Open pages show it now.</p>;
  return (
    <p>
      {isBuilding
        ? 'The shop is being built; the bar at the bottom shows how far it is.'
        : 'The next build brings it to the shop.'}
    </p>
  );
}

export function PublishedNote({ response, undo, close }: Props) {
  return (
    <div className="editor-done" role="status">
      <h2>{response.message}</h2>
      <HowItGoesLive response={response} close={close} />
      {response.pages.length > 0 && (
        <ul>
          {response.pages.map((page) => (
            <li key={page}>
              <a href={page} target="_blank" rel="noreferrer">
                {page}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="editor-row">
        <button type="button" className="editor-button editor-button-main" onClick={close}>
          Close
        </button>
        {undo && (
          <button type="button" className="editor-button" onClick={undo}>
            Undo
          </button>
        )}
      </div>
    </div>
  );
}
