import { useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { useFormEntry } from './cmsStore';
import { currentEntries, watchEntries } from './entries';
import { pictureUrl } from './pictureUrl';

export interface PhotoSize {
  width: number;
  height: number;
}

interface Props {
  label: string;
  /** The handles on the photo. */
  children: ReactNode;
  /** Describes the framing. The size is null until the photo is loaded. */
  text: (size: PhotoSize | null) => string;
  /** Null if there is nothing to reset. */
  reset: (() => void) | null;
}

function PhotoWithHandles({ src, label, children, text, reset }: Props & { src: string }) {
  const [size, setSize] = useState<PhotoSize | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  // A box that shrinks to fit would have no width until the photo is loaded.
  const shape = { '--ratio': size ? size.width / size.height : 1 } as CSSProperties;
  return (
    <>
      {isMissing ? (
        <p>The photo can be framed once the site is built with it.</p>
      ) : (
        <div className="editor-whole" role="group" aria-label={label} style={shape}>
          <img
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setIsMissing(true)}
          />
          {size && children}
        </div>
      )}
      <p className="editor-framing">
        {text(size)}
        {reset && (
          <button type="button" className="editor-plain" onClick={reset}>
            Reset
          </button>
        )}
      </p>
    </>
  );
}

/** Shows the form's photo without its framing. */
export function WholePhoto(props: Props) {
  const name = useFormEntry()?.getIn(['data', 'name']);
  const { pictures } = useSyncExternalStore(watchEntries, currentEntries);
  if (typeof name !== 'string' || !name) return <p>Add the photo first.</p>;
  if (pictures.all.includes(name) && !pictures.photos.includes(name))
    return (
      <>
        <img className="editor-photo" src={pictureUrl(name)} alt="" />
        <p>A drawing is always shown whole.</p>
      </>
    );
  const src = pictureUrl(name, { isWhole: true });
  return <PhotoWithHandles key={src} src={src} {...props} />;
}
