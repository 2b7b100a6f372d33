import { styled } from 'styled-components';

interface PictureProps {
  /** The address without width and suffix: `/images/pod` stands for `/images/pod-480.avif`, `.webp` and so on. */
  base: string;
  alt: string;
  sizes: string;
  /** For the one picture that is seen first on the page. */
  isEager?: boolean;
  /** Width over height. */
  ratio?: number;
  widths?: readonly number[];
}

const usualWidths = [240, 480, 800, 1200];

export function Picture({ base, alt, sizes, isEager, ratio = 1, widths = usualWidths }: PictureProps) {
  const sourceSet = (type: string) => widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
  const fallback = widths.includes(480) ? 480 : (widths[0] ?? 480);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <Image
        src={`${base}-${fallback}.webp`}
        alt={alt}
        width={fallback}
        height={Math.round(fallback / ratio)}
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
`;
