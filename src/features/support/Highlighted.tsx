import { styled } from 'styled-components';
import { markedParts } from '../../domain/site/searchQuestions';
import { color } from '../../ui/theme/tokens';

interface MarkedProps {
  text: string;
  query: string;
}

/** Highlights a query's matches in a text. */
export const Highlighted = ({ text, query }: MarkedProps) =>
  // The index is the only key that a part has.
  markedParts(text, query).map((part, at) => (part.isFound ? <Mark key={at}>{part.text}</Mark> : part.text));

const Mark = styled.mark`
  color: inherit;
  background: linear-gradient(transparent 55%, color-mix(in srgb, ${color.light} 55%, transparent) 0);
`;
