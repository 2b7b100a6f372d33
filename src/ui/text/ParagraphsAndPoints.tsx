interface ParagraphsAndPointsProps {
  paragraphs: readonly string[];
  points: readonly string[];
}

export const ParagraphsAndPoints = ({ paragraphs, points }: ParagraphsAndPointsProps) => (
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
