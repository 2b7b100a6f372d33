import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useId, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Control, ControlBox } from '../../ui/fields/Control';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { media, space, text as type } from '../../ui/theme/tokens';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import { chooseStorePlace } from '../../state/delivery/deliveryPlace';

const Notice = lazyNamed(() => import('../../ui/feedback/Notice'), 'Notice');

const storeViewModes = ['list', 'map'] as const;
export type StoreViewMode = (typeof storeViewModes)[number];

interface StoreToolbarProps {
  text: string;
  onText: (text: string) => void;
  brand: string | null;
  onBrand: (brand: string | null) => void;
  stores: readonly Store[];
  brandNames: Record<string, string>;
  view: StoreViewMode;
  onView: (view: StoreViewMode) => void;
  field: Ref<HTMLInputElement>;
  unknownBrand: string | null;
}

/** Brands that these stores carry, plus the selected one. */
function brandOptions({ stores, brandNames, brand }: StoreToolbarProps) {
  const carried = new Set(stores.flatMap((store) => store.brands)).add(brand ?? '');
  return Object.entries(brandNames)
    .filter(([slug]) => carried.has(slug))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export function StoreToolbar(props: StoreToolbarProps) {
  const { text, onText, brand, onBrand, view, onView, field, unknownBrand } = props;
  const { t } = useWords('stores');
  const { isLocating, locate } = useLocate();
  const id = useId();
  return (
    <>
      <Labelled>
        <label htmlFor={`${id}-text`}>{t('storeLocator.filter')}</label>
        <ControlBox>
          <Control
            ref={field}
            id={`${id}-text`}
            value={text}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
        </ControlBox>
      </Labelled>
      <Labelled>
        <label htmlFor={`${id}-brand`}>{t('storeLocator.brand')}</label>
        <ControlBox>
          <Control
            as="select"
            id={`${id}-brand`}
            value={brand ?? ''}
            onChange={(event) => onBrand(event.target.value || null)}
          >
            <option value="">{t('storeLocator.brand.all')}</option>
            {brandOptions(props).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Control>
          <ChevronDown size={20} aria-hidden />
        </ControlBox>
      </Labelled>
      <Button
        variant="secondary"
        size="small"
        icon={<MapPin size={18} aria-hidden />}
        isBusy={isLocating}
        busyLabel={t('storeLocator.locating')}
        onClick={locate}
      >
        {t('storeLocator.locate')}
      </Button>
      <Switch>
        <SegmentedControl
          legend={t('storeLocator.view')}
          name={`${id}-view`}
          value={view}
          onChange={onView}
          options={storeViewModes.map((value) => ({ value, label: t(`storeLocator.${value}`) }))}
        />
      </Switch>
      {unknownBrand && (
        <Wide>
          <Suspense>
            <Notice tone="warning">{t('storeLocator.brand.unknown', { brand: unknownBrand.slice(0, 60) })}</Notice>
          </Suspense>
        </Wide>
      )}
    </>
  );
}

const Labelled = styled.div`
  display: grid;
  gap: ${space[2]};
  label {
    ${type.label};
  }
  select {
    padding-right: 44px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  svg {
    position: absolute;
    right: 14px;
    pointer-events: none;
  }
`;

const Switch = styled.div`
  justify-self: end;
  ${media.desktop} {
    display: none;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Uses the browser's geolocation. Fails silently, because the address search remains available. */
function useLocate() {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async () => {
    setIsLocating(true);
    const place = await import('../../state/delivery/currentPlace')
      .then(({ findCurrentPlace }) => findCurrentPlace())
      .catch(() => null);
    setIsLocating(false);
    if (place) chooseStorePlace(place);
  };
  return { isLocating, locate: () => void locate() };
}
