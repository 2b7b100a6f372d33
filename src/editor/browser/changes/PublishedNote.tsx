import { formatFault } from '../../../content/files/contentError';
import type { PublishResponse } from '../../changes/publisher';

function HowItGoesLive({ review, isLive, isBuilding, faults = [] }: PublishResponse) {
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
        <ul className="editor-faults">
          {faults.map((fault) => (
            <li key={formatFault(fault)}>{formatFault(fault).trim()}</li>
          ))}
        </ul>
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

export function PublishedNote({ response, close }: { response: PublishResponse; close: () => void }) {
  return (
    <div className="editor-done" role="status">
      <h2>{response.message}</h2>
      <HowItGoesLive {...response} />
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
      <button type="button" className="editor-button editor-button-main" onClick={close}>
        Close
      </button>
    </div>
  );
}
