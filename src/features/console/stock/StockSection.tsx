import { useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../domain/text/formatCount';
import { downloadFile } from '../../../data/order/downloadFile';
import { exportStock, stockQuery } from '../../../data/staff/stockCalls';
import type { StockProduct } from '../../../domain/staff/stockSchema';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/fields/TextField';
import { Cluster } from '../../../ui/layout/Cluster';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { space } from '../../../ui/theme/tokens';
import { DataTable } from '../DataTable';
import { AddProductDialog } from './AddProductDialog';
import { ImportDialog } from './ImportDialog';
import { stockCells } from './stockCells';
import { QueryFailure } from '../QueryFailure';

const matchesSearch =
  (searchText: string) =>
  ({ title, brand, productVariantId }: StockProduct): boolean => {
    const searchWords = searchText.toLowerCase().split(/\s+/).filter(Boolean);
    const searchable = `${title} ${brand} ${productVariantId}`.toLowerCase();
    return searchWords.every((word) => searchable.includes(word));
  };

export function StockSection({ providerId }: { providerId: string }) {
  const token = staffToken() ?? '';
  const client = useQueryClient();
  const stock = useQuery(stockQuery(token, providerId));
  const { data, isPending } = stock;
  const [searchText, setSearchText] = useState('');
  const [dialog, setDialog] = useState<'import' | 'add' | null>(null);
  const exporting = useSubmit(async () => {
    downloadFile(`stock-${providerId}.csv`, await exportStock({ token, providerId }), 'text/csv');
  });
  const reload = () => client.invalidateQueries({ queryKey: ['staff', 'stock', providerId] });
  return (
    <Stack $gap={5}>
      <Tools>
        <Search>
          <TextField
            label="Search"
            type="search"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Search>
        <Button
          size="small"
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
          isBusy={exporting.isPending}
          onClick={() => void exporting.submit(undefined)}
        >
          Export CSV
        </Button>
        <Button
          size="small"
          variant="secondary"
          icon={<Upload size={18} aria-hidden />}
          onClick={() => setDialog('import')}
        >
          Import CSV
        </Button>
        <Button size="small" icon={<Plus size={18} aria-hidden />} onClick={() => setDialog('add')}>
          Add a product
        </Button>
      </Tools>
      <QueryFailure query={stock} />
      <QueryFailure title="The file was not exported" query={{ error: exporting.error, refetch: exporting.retry }} />
      <StockTable
        products={(data ?? []).filter(matchesSearch(searchText))}
        providerId={providerId}
        reload={reload}
        empty={isPending ? 'Loading…' : searchText ? `Nothing matches “${searchText}”.` : 'No products yet.'}
      />
      {dialog === 'import' && (
        <ImportDialog providerId={providerId} onClose={() => setDialog(null)} onDone={() => void reload()} />
      )}
      {dialog === 'add' && (
        <AddProductDialog providerId={providerId} onClose={() => setDialog(null)} onDone={() => void reload()} />
      )}
    </Stack>
  );
}

interface StockTableProps {
  products: readonly StockProduct[];
  providerId: string;
  reload: () => Promise<void>;
  empty: string;
}

/** Two fields in each of several thousand rows would freeze a tablet. */
const rowsPerStep = 100;

function StockTable({ products, providerId, reload, empty }: StockTableProps) {
  const [shownCount, setShownCount] = useState(rowsPerStep);
  const shown = products.slice(0, shownCount);
  return (
    <>
      <DataTable
        caption="Stock and prices"
        columns={['Product', 'Maker', 'In stock', 'Price', '']}
        rows={shown.map((product) => ({
          id: product.productVariantId,
          cells: stockCells({ product, providerId, reload }),
        }))}
        empty={empty}
      />
      {shown.length < products.length && (
        <Cluster>
          <Button variant="secondary" onClick={() => setShownCount(shownCount + rowsPerStep)}>
            Show more
          </Button>
          <Paragraph tone="muted">
            {shown.length} of {formatCount(products.length, 'product')}
          </Paragraph>
        </Cluster>
      )}
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`;

const Search = styled.div`
  flex: 1 1 220px;
`;
