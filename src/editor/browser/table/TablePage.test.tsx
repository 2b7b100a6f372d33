import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryChanges } from '../../../../tests/fixtures/editor/memoryChanges';
import { productFiles, productRows, storeFiles, storeRows } from '../../../../tests/fixtures/editor/tableFiles';
import { productTable, storeTable } from '../../table/columns';
import { exportCsv, type SourceFile } from '../../table/rows';
import { editorChanges } from '../changes/editorChanges';
import { setFolderReader } from './folderReader';
import { TablePage } from './TablePage';

vi.mock('../changes/changeStore', () => ({ browserStore: memoryChanges() }));

let folders: Record<string, SourceFile[]>;

const saved = () => editorChanges().list();

beforeEach(async () => {
  folders = { 'content/products': productFiles, 'content/stores': storeFiles };
  await editorChanges().remove(saved().map(({ path }) => path));
  setFolderReader(async (folder) =>
    folders[folder]!.map(({ path, text }) => ({ data: editorChanges().find(path)?.text ?? text, file: { path } })),
  );
});

async function open(tab: 'products' | 'stores') {
  render(<TablePage hash={`#/table/${tab}`} />);
  await screen.findByRole('table');
  return userEvent.setup();
}

const bodyRows = () => screen.getAllByRole('row').slice(1);
const namesIn = () => bodyRows().map((row) => within(row).getByRole('link').textContent);
const select = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const changes = () => bodyRows().map((row) => row.textContent);

const csvFile = (text: string, name = 'mine.csv') => new File([text], name, { type: 'text/csv' });
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } });

test('lists each size with a link to its form, filters and sorts', async () => {
  const user = await open('products');
  expect(namesIn()).toEqual(['Amber', 'Amber', 'Birch', 'Cedar']);
  expect(screen.getAllByRole('link', { name: 'Amber' })[0]).toHaveAttribute('href', '#/collections/pods/entries/amber');
  expect(bodyRows()[3]).toHaveTextContent('Sold outOH');

  await user.click(button(/^Price/));
  expect(screen.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(namesIn()).toEqual(['Amber', 'Birch', 'Amber', 'Cedar']);
  await user.click(button(/^Price/));
  expect(namesIn()).toEqual(['Amber', 'Birch', 'Amber', 'Cedar']);
  expect(bodyRows()[0]).toHaveTextContent('$34.50');

  await user.selectOptions(screen.getByLabelText('Sold in'), 'Ohio');
  expect(namesIn()).toEqual(['Cedar']);
  await user.type(screen.getByLabelText('Search'), 'amber');
  expect(screen.getByText('Nothing matches these filters.')).toBeVisible();
  expect(select('Select all 0 rows')).toBeDisabled();
});

test('a price is changed for the filtered rows, reviewed and applied as whole files', async () => {
  const user = await open('products');
  expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull();
  await user.type(screen.getByLabelText('Search'), 'amber');
  await user.click(select('Select all 2 rows'));
  await user.clear(screen.getByLabelText('Search'));
  await user.click(select('Select Cedar, 1 g'));
  expect(screen.getByText(/4 rows\. 3 selected/)).toBeVisible();
  await user.click(button('Change price'));
  expect(screen.getByRole('combobox', { name: 'Change' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Raise by … percent');
  await user.click(button('Review the changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Expected a percentage above 0, such as 2.5.');
  await user.type(screen.getByRole('textbox', { name: 'Percent' }), '10');
  await user.selectOptions(screen.getByLabelText('Round to'), 'The nearest price ending in .99');
  await user.click(button('Review the changes'));

  expect(screen.getByRole('heading', { name: 'Raise prices by 10 %, rounded to .99' })).toHaveFocus();
  expect(screen.getByText('2 changes in 1 file. 1 row stays as it is. 1 without a price stays without.')).toBeVisible();
  expect(changes()).toEqual([
    'Amber, 0.5 g content/products/amber.jsonPrice20.0021.99',
    'Amber, 1 g content/products/amber.jsonPrice34.5037.99',
  ]);
  await user.click(button('Apply 2 changes'));
  await screen.findByText(/^Saved with your unpublished changes/);
  expect(saved()).toMatchObject([
    {
      path: 'content/products/amber.json',
      base: productFiles[0]!.text,
      text: productFiles[0]!.text
        .replace('"suggestedPrice": 20,', '"suggestedPrice": 21.99,')
        .replace('"suggestedPrice": 34.5,', '"suggestedPrice": 37.99,'),
    },
  ]);
  expect(await screen.findByText('$37.99')).toBeVisible();
  expect(screen.getByText(/4 rows\. Select some/)).toBeVisible();
});

test('regions, availability and moments have forms, and a review can be left', async () => {
  const user = await open('products');
  await user.click(select('Select Birch, 1 g'));
  await user.click(button('Change regions'));
  await user.click(button('Review the changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one region.');
  await user.click(screen.getByRole('checkbox', { name: 'Ohio' }));
  await user.click(button('Review the changes'));
  expect(changes()).toEqual(['Birch content/products/birch.jsonSold in Ohionoyes']);
  await user.click(button('Cancel'));
  expect(button('Review the changes')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Ohio' })).toBeChecked();
  expect(select('Select Birch, 1 g')).toBeChecked();

  await user.click(button('Change availability'));
  await user.selectOptions(screen.getByLabelText('Set to'), 'Sold out');
  await user.click(button('Review the changes'));
  expect(screen.getByRole('heading', { name: 'Set availability to “Sold out”' })).toBeVisible();
  expect(changes()).toHaveLength(2);
  await user.click(button('Cancel'));

  await user.click(button('Publish or take down'));
  await user.click(button('Review the changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a date and a time.');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-03-14' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '02:30' } });
  await user.click(button('Review the changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Expected a time that exists');
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '09:30' } });
  await user.click(button('Review the changes'));
  expect(changes()).toEqual(['Birch content/products/birch.jsonPublish atnone2027-03-14 09:30 America/Los_Angeles']);
  await user.click(button('Cancel'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change' }), 'Never take down');
  await user.click(button('Review the changes'));
  expect(screen.getByText('No changes. 1 row stays as it is.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  expect(saved()).toEqual([]);
});

test('the filtered rows are exported', async () => {
  const blobs: Blob[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob);
    return 'blob:table';
  };
  const user = await open('products');
  await user.type(screen.getByLabelText('Search'), 'birch');
  await user.click(button('Export CSV'));
  expect(clicked.mock.contexts).toMatchObject([{ download: 'products.csv' }]);
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  const birch = productRows().filter(({ cells }) => cells.Slug === 'birch');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(exportCsv(productTable, birch));
});

test('a dropped file is compared, and applied with semicolons and a byte order mark', async () => {
  const user = await open('stores');
  await user.click(button('Import CSV'));
  const file = csvFile('\uFEFFId;Phone;Sunday\r\nfresno;(559) 555-0199;10:00-16:00\r\ntulare;(559) 555-0101;\r\n');
  fireEvent.drop(document.querySelector('.editor-drop')!, { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('heading', { name: 'mine.csv' })).toHaveFocus();
  expect(screen.getByText('2 changes in 1 file. 1 row stays as it is.')).toBeVisible();
  expect(changes()).toEqual([
    'Brindlecroft content/stores/fresno.jsonPhone(559) 555-0101(559) 555-0199',
    'Brindlecroft content/stores/fresno.jsonSundaynone10:00-16:00',
  ]);
  await user.click(button('Apply 2 changes'));
  await screen.findByText(/^Saved with/);
  expect(saved()).toMatchObject([{ path: 'content/stores/fresno.json' }]);
});

test('an invalid file is refused with all its lines, and a workbook with advice', async () => {
  const user = await open('stores');
  await user.click(button('Import CSV'));
  choose(csvFile('x', 'stores.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('stores.xlsx is a workbook.');
  choose(csvFile('Id,Phone,Monday\nfresno,,10:00-18:00\ntulare,(559) 555-0101,morning\n'));
  await screen.findByRole('heading', { name: 'mine.csv' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('2 problems. Nothing was changed.');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Line 2, Phone: expected some text, got nothing',
    'Line 3, Monday: expected hours such as 10:00-18:00, or nothing for a closed day, got “morning”',
  ]);
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  await user.click(button('Back'));
  expect(document.querySelector('input[type=file]')).toBeVisible();
});

test('nothing is saved over a file that was changed since the table was loaded', async () => {
  const user = await open('stores');
  await user.click(button('Import CSV'));
  choose(csvFile(exportCsv(storeTable, storeRows()).replace('Thornabee', 'Thornaby')));
  await screen.findByText('1 change in 1 file. 1 row stays as it is.');
  const [fresno, tulare] = storeFiles as [SourceFile, SourceFile];
  folders['content/stores'] = [fresno, { ...tulare, text: tulare.text.replace('0101', '0102') }];
  await user.click(button('Apply 1 change'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved, because these files were changed');
  await waitFor(() => expect(button('Apply 1 change')).toBeEnabled());
  expect(saved()).toEqual([]);
});

test('a folder that can’t be read is said, and so is a file that is not valid JSON', async () => {
  folders['content/stores'] = [...storeFiles, { path: 'content/stores/bad.json', text: '{' }];
  await open('stores');
  expect(screen.getByRole('alert')).toHaveTextContent('content/stores/bad.json');
  setFolderReader(() => Promise.reject(new Error('The server isn’t responding.')));
  render(<TablePage hash="#/table/products" />);
  expect(await screen.findByText('The server isn’t responding.')).toBeVisible();
});

test('more rows than fit are drawn on request, and selected together', async () => {
  const [fresno] = storeFiles as [SourceFile];
  folders['content/stores'] = Array.from({ length: 120 }, (_, index) => ({
    path: `content/stores/s${index}.json`,
    text: fresno.text.replace('"fresno"', `"s${index}"`),
  }));
  const user = await open('stores');
  expect(bodyRows()).toHaveLength(50);
  await user.click(button('Show 50 more'));
  expect(bodyRows()).toHaveLength(100);
  await user.click(button('Show all'));
  expect(bodyRows()).toHaveLength(120);
  await user.click(select('Select all 120 rows'));
  expect(screen.getByText('120 rows. 120 selected')).toBeVisible();
  await user.click(button('Clear the selection'));
  expect(select('Select all 120 rows')).not.toBeChecked();
});
