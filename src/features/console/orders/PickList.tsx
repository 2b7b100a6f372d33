import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { formatMoney } from '../../../domain/money/money';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { customerName, formatOrderWindow } from './formatOrder';

const pickListId = 'pick-list';

/** Visible only in print: a pick list and a label for the bag. */
export function PickList({ order }: { order: ConsoleOrder }) {
  const { orderNumber, items, orderType, deliveryAddress, note, total, provider } = order;
  return createPortal(
    <Sheet id={pickListId}>
      <PrintOnlyPickList />
      <h1>{orderNumber}</h1>
      <p>
        {formatOrderWindow(order)} · {orderType === 'pickup' ? 'Pickup' : 'Delivery'}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Picked</th>
            <th scope="col">Quantity</th>
            <th scope="col">Product</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productVariantId, quantity, brand, title }) => (
            <tr key={productVariantId}>
              <td>☐</td>
              <td>{quantity}</td>
              <td>
                {title}, {brand}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h2>{orderNumber}</h2>
        <p>
          {provider.name}, {provider.licence}
        </p>
        <p>{customerName(order)}</p>
        {orderType === 'delivery' && (
          <p>
            {deliveryAddress.addressOne} {deliveryAddress.addressTwo}
            <br />
            {deliveryAddress.city}, {deliveryAddress.state} {deliveryAddress.postalCode}
          </p>
        )}
        {note && <p>{note}</p>}
        <p>
          {formatOrderWindow(order)} · {formatMoney(total)} to collect · check ID: 21+, name matches
        </p>
      </section>
    </Sheet>,
    document.body,
  );
}

// The doubled id outweighs the global rule that prints nothing beside Gatsby's element.
const PrintOnlyPickList = createGlobalStyle`
  @media print {
    /* An open dialog darkens the page behind it. */
    html {
      background: none !important;
    }
    body > :not(#${pickListId}),
    dialog,
    dialog::backdrop {
      display: none !important;
    }
    body > #${pickListId}#${pickListId} {
      display: block !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    font: 12pt/1.4 sans-serif;
    color: black;
  }
  table {
    width: 100%;
    margin-block: 12pt 24pt;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4pt;
    text-align: start;
    border-bottom: 1px solid black;
  }
  section {
    padding: 12pt;
    border: 2px solid black;
    break-inside: avoid;
  }
`;
