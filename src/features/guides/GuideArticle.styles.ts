import { styled } from 'styled-components';
import { bulletItem } from '../../ui/text/bulletItem';
import { color, media, radius, space, text } from '../../ui/theme/tokens';

export const GuideLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  width: 100%;
  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 720px);
    gap: ${space[16]};
  }
  /* In the middle, because the text is no wider here. */
  ${media.vast} {
    grid-template-columns: minmax(240px, 1fr) minmax(0, 720px) minmax(0, 1fr);
  }
  @media print {
    display: block;
  }
`;

export const TableOfContents = styled.nav`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  ol {
    ${text.label};
  }
  a {
    display: block;
    padding-block: 6px;
    color: ${color.muted};
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
  ${media.desktop} {
    position: sticky;
    top: 96px;
    align-self: start;
    ${media.shortPage} {
      position: static;
    }
  }
  @media print {
    display: none;
  }
`;

export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  img {
    aspect-ratio: 16 / 9;
    border-radius: ${radius.large};
    background: ${color.surface};
    object-fit: cover;
  }
`;

export const GuideSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  font-size: 1.0625rem;
  line-height: 1.65;
  > h2,
  > p,
  > ul {
    max-width: 50ch;
  }
  > p {
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  li {
    ${bulletItem('0.68em')};
  }
  @media print {
    break-inside: avoid-page;
  }
`;

export const GuideTable = styled.table`
  width: 100%;
  margin-top: ${space[2]};
  border-collapse: collapse;
  ${text.label};
  font-weight: 400;
  -webkit-hyphens: auto;
  hyphens: auto;
  th {
    text-align: start;
    font-weight: 600;
  }
  thead th {
    ${text.small};
    color: ${color.muted};
  }
  th,
  td {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
    vertical-align: top;
  }
  tr {
    border-bottom: 1px solid ${color.line};
  }
  td {
    color: ${color.muted};
  }
  ${media.belowTablet} {
    ${text.small};
    th,
    td {
      padding-inline-end: ${space[3]};
    }
  }
`;
