import { LocateFixed } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/storeSchema';
import { useStoresWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { media } from '../../ui/theme/tokens';
import { useLocate } from './useLocate';

export type StoreView = 'list' | 'map';

interface StoreToolsProps {
  text: string;
  onText: (text: string) => void;
  brand: string | null;
  onBrand: (brand: string | null) => void;
  stores: readonly Store[];
  /** Names by slug, of every brand of the site. */
  brandNames: Record<string, string>;
  view: StoreView;
  onView: (view: StoreView) => void;
  field: Ref<HTMLInputElement>;
  /** A brand that a link asked for and that nobody knows. */
  unknownBrand: string | null;
}

/** The brands that a store here carries, and the one that is asked for. */
function brandOptions({ stores, brandNames, brand }: StoreToolsProps) {
  const carried = new Set(stores.flatMap((store) => store.brands)).add(brand ?? '');
  return Object.entries(brandNames)
    .filter(([slug]) => carried.has(slug))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** What narrows the list, and on a small screen the choice between list and map. */
export function StoreTools(props: StoreToolsProps) {
  const { text, onText, brand, onBrand, view, onView, field, unknownBrand } = props;
  const { t } = useStoresWords();
  const { isLocating, locate } = useLocate();
  return (
    <>
      <TextField
        ref={field}
        label={t('storeLocator.filter')}
        value={text}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
      />
      <SelectField
        label={t('storeLocator.brand')}
        placeholder={t('storeLocator.brand.all')}
        value={brand ?? ''}
        options={brandOptions(props)}
        onChange={(event) => onBrand(event.target.value || null)}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<LocateFixed size={18} aria-hidden />}
        isBusy={isLocating}
        busyLabel={t('storeLocator.locating')}
        onClick={locate}
      >
        {t('storeLocator.locate')}
      </Button>
      <Switch>
        <SegmentedControl
          legend={t('storeLocator.view')}
          name="store-view"
          options={[
            { value: 'list', label: t('storeLocator.list') },
            { value: 'map', label: t('storeLocator.map') },
          ]}
          value={view}
          onChange={onView}
        />
      </Switch>
      {unknownBrand && (
        <Wide>
          <Notice tone="warning">{t('storeLocator.brand.unknown', { brand: unknownBrand.slice(0, 60) })}</Notice>
        </Wide>
      )}
    </>
  );
}

const Switch = styled.div`
  justify-self: end;
  ${media.desktop} {
    display: none;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
