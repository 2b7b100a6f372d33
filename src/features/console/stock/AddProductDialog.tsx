import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { addToAssortment, catalogueVariantsQuery } from '../../../data/staff/stockCalls';
import { stockCount, stockPrice } from '../../../domain/staff/stockLimits';
import type { AddProduct, CatalogueVariant } from '../../../domain/staff/stockSchema';
import { formatNumberRefusal, readNumber } from '../../../domain/text/typedNumber';
import { useSubmit } from '../../../state/hooks/useSubmit';
import { staffToken } from '../../../state/staff/staffSession';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/fields/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { Modal } from '../../../ui/overlays/Modal';
import { Paragraph } from '../../../ui/text/Paragraph';
import { formatApiError } from '../formatApiError';

interface AddProductDialogProps {
  providerId: string;
  onClose: () => void;
  onDone: () => void;
}

export function AddProductDialog({ providerId, onClose, onDone }: AddProductDialogProps) {
  const token = staffToken() ?? '';
  const [searchText, setSearchText] = useState('');
  const [selected, setSelected] = useState<CatalogueVariant | null>(null);
  const search = useDeferredValue(searchText.trim());
  const { data, error } = useQuery(catalogueVariantsQuery(token, providerId, search));
  return (
    <Modal isOpen title="Add a product" onClose={onClose} closeLabel="Close">
      <Stack $gap={4}>
        {selected ? (
          <ProductForm
            variant={selected}
            providerId={providerId}
            onDone={() => {
              onDone();
              onClose();
            }}
          />
        ) : (
          <>
            <TextField
              label="Product or brand"
              type="search"
              value={searchText}
              onChange={(event) => setSearchText(event.target.value)}
            />
            {error && <Notice tone="error">{formatApiError(error)}</Notice>}
            {data?.length === 0 && (
              <Paragraph tone="muted">Nothing in the catalogue matches that you do not carry already.</Paragraph>
            )}
            {data?.map((variant) => (
              <Button
                key={variant.productVariantId}
                variant="secondary"
                size="small"
                isWide
                onClick={() => setSelected(variant)}
              >
                {variant.title} · {variant.brand}
              </Button>
            ))}
          </>
        )}
      </Stack>
    </Modal>
  );
}

interface ProductFormProps {
  variant: CatalogueVariant;
  providerId: string;
  onDone: () => void;
}

function ProductForm({ variant, providerId, onDone }: ProductFormProps) {
  const [count, setCount] = useState('0');
  const [price, setPrice] = useState(variant.suggestedPrice?.toFixed(2) ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const readCount = readNumber(count, stockCount);
  const readPrice = readNumber(price, stockPrice);
  const adding = useSubmit(async (product: AddProduct) => {
    await addToAssortment({ token: staffToken() ?? '', providerId }, product);
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!('value' in readCount && 'value' in readPrice)) return;
    const { productVariantId } = variant;
    void adding.submit({ productVariantId, availableQuantity: readCount.value, price: readPrice.value });
  };
  return (
    <Stack as="form" $gap={4} onSubmit={submit} noValidate>
      <Paragraph>
        {variant.title} · {variant.brand}
      </Paragraph>
      <TextField
        label="In stock"
        inputMode="numeric"
        value={count}
        error={isSubmitted && 'expected' in readCount && formatNumberRefusal(readCount, count)}
        onChange={(event) => setCount(event.target.value)}
      />
      <TextField
        label="Price"
        prefix="$"
        inputMode="decimal"
        value={price}
        error={isSubmitted && 'expected' in readPrice && formatNumberRefusal(readPrice, price)}
        onChange={(event) => setPrice(event.target.value)}
      />
      {adding.error && <Notice tone="error">{formatApiError(adding.error)}</Notice>}
      <Button type="submit" isWide isBusy={adding.isPending}>
        Add
      </Button>
    </Stack>
  );
}
