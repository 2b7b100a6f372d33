import { styled } from 'styled-components';
import { markedParts } from '../../domain/site/searchQuestions';
import { color } from '../../ui/theme/tokens';

interface MarkedProps {
  text: string;
  query: string;
}

/** A text with what a query found in it marked. */
export const Marked = ({ text, query }: MarkedProps) =>
  // A part has no other name than its place.
  markedParts(text, query).map((part, at) => (part.isFound ? <Mark key={at}>{part.text}</Mark> : part.text));

const Mark = styled.mark`
  color: inherit;
  background: linear-gradient(transparent 55%, color-mix(in srgb, ${color.light} 55%, transparent) 0);
`;
