import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Address } from '../../domain/address/addressSchema';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface AddressCardProps {
  /** Null while it loads. */
  address: Address | null;
  children?: ReactNode;
}

export function AddressCard({ address, children }: AddressCardProps) {
  return (
    <Sheet>
      {address && <AddressLines address={address} />}
      {children}
    </Sheet>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { addressOne, addressTwo, city, state, postalCode } = address;
  const area = `${state} ${postalCode}`.trim();
  return (
    <Layout>
      <MapPin size={20} aria-hidden />
      <p>
        <strong>{[addressOne, addressTwo].filter(Boolean).join(', ')}</strong>
        {/* For a town, the first line is already the city. */}
        <span>{addressOne === city ? area : [city, area].filter(Boolean).join(', ')}</span>
      </p>
    </Layout>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-height: 82px;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
`;

const Layout = styled.div`
  display: flex;
  gap: ${space[3]};
  svg {
    flex: none;
    margin-top: 2px;
  }
  p {
    display: grid;
    min-width: 0;
  }
  strong {
    ${text.strong};
  }
  span {
    ${text.small};
    color: ${color.muted};
  }
`;
