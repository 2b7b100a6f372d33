import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent } from 'react';
import { maxUploadBytes, minPhotoSide } from '../../content/pictures/photos/normalizePhoto';
import { useFormEntry } from './cmsStore';
import { currentEntries, watchEntries } from './entries';
import { pictureUrl } from './pictureUrl';
import { removeUnused, unusedUploads, type Uploads } from './uploadPicture';

interface Props {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: string) => void;
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
const invitation = `Drop a photo here, or choose one: JPEG, PNG, WebP, AVIF or SVG, up to ${maxUploadBytes / 1_000_000} MB, at least ${minPhotoSide} × ${minPhotoSide} pixels.`;

const savedText = (name: string, isCutOut: boolean): string =>
  `Saved as ${name}.${isCutOut ? ' Its white background is now transparent.' : ''} Describe it below. Products and pages can show it now, and are published together with it.`;

interface UploadOptions {
  uploads: Uploads;
  name: string;
  onChange: Props['onChange'];
}

/** Uploads one photo at a time, and removes the one that it replaces. */
function useUpload({ uploads, name, onChange }: UploadOptions) {
  const [busyFile, setBusyFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [cutOut, setCutOut] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  // After the form is closed, `onChange` would change the next one. The photo stays among the unused uploads.
  useEffect(() => () => void (running.current = null), []);
  const remove = (path: string) =>
    removeUnused(uploads, path).catch((error: Error) => {
      setFault(error.message);
    });
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file || running.current) return;
    const { signal } = (running.current = new AbortController());
    const isCurrent = () => running.current?.signal === signal;
    setBusyFile(file);
    setFault(null);
    try {
      const saved = await uploads.add(file);
      if (signal.aborted) return await remove(saved.path);
      if (!isCurrent()) return;
      setCutOut(saved.isCutOut ? saved.name : null);
      onChange(saved.name);
      const before = uploads.list().find((each) => each.name === name);
      if (before) await remove(before.path);
    } catch (error) {
      if (isCurrent()) setFault((error as Error).message);
    } finally {
      if (isCurrent()) end();
    }
  };
  const end = () => {
    running.current = null;
    setBusyFile(null);
  };
  const cancel = () => {
    running.current?.abort();
    end();
  };
  return { busyFile, fault, isCutOut: cutOut === name, upload, cancel, remove };
}

interface UnusedProps {
  uploads: Uploads;
  name: string;
  choose: (name: string) => void;
  remove: (path: string) => Promise<void>;
}

/** Offers photos of a form that was closed or discarded, which would otherwise stay without anyone knowing. */
function UnusedPhotos({ uploads, name, choose, remove }: UnusedProps) {
  useSyncExternalStore(watchEntries, currentEntries);
  const unused = unusedUploads(uploads).filter((each) => each.name !== name);
  if (!unused.length) return null;
  return (
    <>
      <p>You uploaded these before, and nothing uses them:</p>
      <ul className="editor-unused">
        {unused.map((each) => (
          <li key={each.path}>
            <img src={pictureUrl(each.name)} alt="" />
            <span>{each.name}</span>
            <button
              type="button"
              className="editor-plain"
              aria-label={`Use ${each.name}`}
              onClick={() => choose(each.name)}
            >
              Use
            </button>
            <button
              type="button"
              className="editor-plain"
              aria-label={`Remove ${each.name}`}
              onClick={() => void remove(each.path)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function NewPhoto({ uploads, name, forID, onChange }: UploadOptions & Pick<Props, 'forID'>) {
  const [isOver, setIsOver] = useState(false);
  const { busyFile, fault, isCutOut, upload, cancel, remove } = useUpload({ uploads, name, onChange });
  const hover = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    void upload(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={`editor-drop ${isOver ? 'editor-drop-over' : ''}`}
      aria-busy={busyFile !== null}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
    >
      {name && <img className="editor-photo" src={pictureUrl(name)} alt="" />}
      <p role="status">
        {busyFile ? `Checking and storing ${busyFile.name}…` : name ? savedText(name, isCutOut) : invitation}
      </p>
      {busyFile && (
        <p>
          <progress aria-label={`Storing ${busyFile.name}`} />{' '}
          <button type="button" className="editor-plain" onClick={cancel}>
            Cancel
          </button>
        </p>
      )}
      {fault && <p role="alert">{fault}</p>}
      <input
        id={forID}
        type="file"
        accept={accepted}
        disabled={busyFile !== null}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0]);
          // Otherwise the browser reports no change if the same file is chosen again.
          currentTarget.value = '';
        }}
      />
      {!busyFile && <UnusedPhotos uploads={uploads} name={name} choose={onChange} remove={remove} />}
    </div>
  );
}

export function photoField(uploads: Uploads) {
  function PhotoControl({ value, forID, classNameWrapper, onChange }: Props) {
    const isNew = useFormEntry()?.get('newRecord') === true;
    const name = typeof value === 'string' ? value : '';
    if (isNew || !name) return <NewPhoto {...{ uploads, name, forID, onChange }} />;
    // A saved entry keeps its file name, and with it its photo.
    return (
      <div className={classNameWrapper}>
        <img className="editor-photo" src={pictureUrl(name)} alt="" />
        <p>{name}. To use another file, add a new photo.</p>
      </div>
    );
  }
  return { name: 'photo', controlComponent: PhotoControl, previewComponent: () => null };
}
