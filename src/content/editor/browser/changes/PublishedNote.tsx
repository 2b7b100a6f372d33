import { faultLine } from '../../../source/contentError';
import type { PublishedAnswer } from '../../changes/publisher';

function HowItGoesLive({ review, isLive, isBuilding, faults = [] }: PublishedAnswer) {
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
            <li key={faultLine(fault)}>{faultLine(fault).trim()}</li>
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

export function PublishedNote({ answer, close }: { answer: PublishedAnswer; close: () => void }) {
  return (
    <div className="editor-done" role="status">
      <h2>{answer.message}</h2>
      <HowItGoesLive {...answer} />
      {answer.pages.length > 0 && (
        <ul>
          {answer.pages.map((page) => (
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
