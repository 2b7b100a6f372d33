import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyNamed } from './hydration/lazyNamed';

const MissingPicture = lazyNamed(() => import('./MissingPicture'), 'MissingPicture');

interface PictureProps {
  /** `/images/pod` for `/images/pod-480.avif`, `.webp` and so on. */
  base: string;
  alt: string;
  sizes: string;
  isEager?: boolean;
  ratio?: number;
  widths?: readonly number[];
}

const defaultWidths = [240, 480, 800, 1200];

/** Reserves space. If the picture fails to load, an outline with its alt text replaces it. */
export function Picture({ base, alt, sizes, isEager, ratio = 1, widths = defaultWidths }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  // If the outline's script fails too, the browser shows the alt text.
  const showOutline = useCallback(() => {
    MissingPicture.load().then(
      () => setMissing(true),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // The image may have failed before hydration. A lazy image that has not started loading has no `currentSrc`.
    if (image.current?.complete && image.current.currentSrc && !image.current.naturalWidth) showOutline();
  }, [showOutline]);
  const sourceSet = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  const fallback = widths.includes(480) ? 480 : (widths[0] ?? 480);
  if (isMissing)
    return (
      <Suspense>
        <MissingPicture alt={alt} ratio={ratio} />
      </Suspense>
    );
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <Image
        ref={image}
        src={`${base}-${fallback}.webp`}
        alt={alt}
        width={fallback}
        height={Math.round(fallback / ratio)}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isEager ? 'high' : undefined}
        onError={showOutline}
      />
    </picture>
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
`;
