interface TextPartsProps {
  paragraphs: readonly string[];
  points: readonly string[];
}

/** Paragraphs, and the list that follows them if there is one. */
export const TextParts = ({ paragraphs, points }: TextPartsProps) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </>
);
