import { productTable, storeTable } from '../../table/columns';
import { TableView } from './TableView';

export const tablePath = '#/table/';
const tables = { products: productTable, stores: storeTable };
const labels = { products: 'Products', stores: 'Stores' };
type Tab = keyof typeof tables;
const tabs = Object.keys(tables) as Tab[];

/** `hash` is '#/table/products' or '#/table/stores'. */
export function TablePage({ hash }: { hash: string }) {
  const tab = tabs.find((each) => hash.startsWith(tablePath + each)) ?? 'products';
  return (
    <main className="table-page">
      <header className="table-top">
        <a href="#/">← Content</a>
        <h1>Catalogue table</h1>
        <nav aria-label="Tables">
          {tabs.map((each) => (
            <a key={each} href={tablePath + each} aria-current={each === tab ? 'page' : undefined}>
              {labels[each]}
            </a>
          ))}
        </nav>
      </header>
      <TableView key={tab} table={tables[tab]} />
    </main>
  );
}
