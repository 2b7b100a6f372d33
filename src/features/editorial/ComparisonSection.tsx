import { styled } from 'styled-components';
import type { ComparisonView, ItemView, SectionView } from '../../content/pages/sectionViews';
import { Heading } from '../../ui/text/Heading';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, media, space, text } from '../../ui/theme/tokens';
import { SectionFrame } from './SectionFrame';
import { SectionLinks, SectionText } from './SectionText';

/** Arguments, and beside them a table that also says where the other thing is better. */
export function ComparisonSection({ section }: { section: SectionView }) {
  const { id, items, table } = section;
  return (
    <SectionFrame section={section}>
      <Layout>
        <Arguments>
          <SectionText section={{ ...section, link: null, portal: null }} />
          <ul>
            {items.map((item) => (
              <Argument key={item.id} item={item} />
            ))}
          </ul>
          <SectionLinks section={section} />
        </Arguments>
        {table && <ComparisonTable table={table} headingId={`${id}-heading`} />}
      </Layout>
    </SectionFrame>
  );
}

const Argument = ({ item: { heading, text: words } }: { item: ItemView }) => (
  <li>
    <Heading level={3}>{heading}</Heading>
    {words && <Paragraph tone="muted">{words}</Paragraph>}
  </li>
);

/** Each row's name stands above its two cells, so that a phone needs only two columns. */
function ComparisonTable({ table: { own, other, rows }, headingId }: { table: ComparisonView; headingId: string }) {
  return (
    <Table aria-labelledby={headingId}>
      <thead>
        <tr>
          <th scope="col">{own}</th>
          <th scope="col">{other}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {row.name}
            </th>
          </tr>
          <tr>
            <td>{row.own}</td>
            <td>{row.other}</td>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[24]};
  }
`;

const Arguments = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  justify-items: start;
  > ul {
    display: grid;
    gap: ${space[6]};
  }
  li {
    display: grid;
    gap: ${space[1]};
    max-width: 34rem;
  }
`;

const Table = styled.table`
  width: 100%;
  align-self: start;
  table-layout: fixed;
  border-collapse: collapse;
  -webkit-hyphens: auto;
  hyphens: auto;
  overflow-wrap: break-word;
  th,
  td {
    padding: 0 ${space[4]} 0 0;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    ${text.strong};
    padding-bottom: ${space[3]};
    vertical-align: bottom;
  }
  tbody {
    border-top: 1px solid ${color.line};
  }
  tbody th {
    ${text.small};
    padding-top: ${space[3]};
    color: ${color.muted};
  }
  td {
    padding-block: ${space[1]} ${space[3]};
  }
  td + td {
    color: ${color.muted};
  }
`;
