import {
  divIcon,
  geoJSON,
  latLngBounds,
  map as createMap,
  marker,
  point,
  svg,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
  type Polygon,
} from 'leaflet';
import { feature } from 'topojson-client';
import type { Position } from '../../domain/delivery/address/distance';
import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';
import { clusterStores, middleOf } from './clusterStores';
import { leastWeight, mapTowns, type Town } from './mapTowns';
import { placeLabels, type Box } from './placeLabels';
import { markerSize, spreadStores } from './spreadPoints';

export interface MapStore extends Position {
  id: string;
  city: string;
  state: string;
}

export interface EmbeddedMap {
  /** Places a box at each store's position, in the same order. The content of a box handles clicks and focus. */
  placeStores: (stores: readonly MapStore[], boxes: readonly HTMLElement[]) => void;
  /** Calls back at once and after each zoom with the stores that share a marker: the box of a group's first one. */
  onGroups: (tell: (groups: ReadonlyMap<string, readonly MapStore[]>) => void) => void;
  /** Gives a store its own marker, whatever is around it. */
  keepApart: (id: string | null) => void;
  drawOutlines: (file: StoreMapFile) => void;
  /** Marks the shopper's position. */
  markPosition: (position: Position | null) => void;
  /** Fits the view to all of these places. */
  showAll: (places: readonly Position[]) => void;
  /** Zooms in on places that share a marker, until they part. */
  openGroup: (places: readonly Position[]) => void;
  /** Moves to a place, and close enough to tell it from nearby ones. `isCovered`: a sheet covers the lower half. */
  goTo: (place: Position, isCovered: boolean) => void;
  /** Pans only as far as needed to show a place. */
  bringIntoView: (place: Position, isCovered: boolean) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

const letterWidth = 6.6;
const labelHeight = 16;
/** The zoom level that shows a single place with its surroundings. */
const nearZoom = 8;
/** The zoom level at which every store has its own marker. */
const streetZoom = 11;

const at = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

function startMap(element: HTMLElement, isCalm: boolean): LeafletMap {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The wheel and one finger scroll the page. A mouse drags; two fingers pan and zoom.
    scrollWheelZoom: false,
    dragging: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    // Outlines are sharp at any scale, so allow fractional zoom to make a region fill its map.
    zoomSnap: 0.25,
    minZoom: 3,
    maxZoom: 13,
    center: [45, -100],
    zoom: 3,
    renderer: svg({ padding: 0.3 }),
  });
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => (pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable()),
    { capture: true },
  );
  return map;
}

/** The states and provinces. Those with stores are highlighted. */
function outlineLayer(map: LeafletMap) {
  map.getPanes().overlayPane.ariaHidden = 'true';
  const paths = new Map<string, Element>();
  let own: ReadonlySet<string> = new Set();
  const tell = () => {
    for (const [id, path] of paths) path.classList.toggle('map-area-own', own.has(id));
  };
  return {
    draw: (file: StoreMapFile) => {
      const areas = geoJSON(feature(file, file.objects.areas), {
        interactive: false,
        style: { className: 'map-area', weight: 1 },
      }).addTo(map);
      areas.eachLayer((layer) => {
        const { feature: area } = layer as Polygon;
        const path = (layer as Polygon).getElement();
        if (area && path) paths.set(String(area.id), path);
      });
      tell();
    },
    mark: (stores: readonly MapStore[]) => {
      own = new Set(stores.map(({ state }) => state));
      tell();
    },
  };
}

/**
 * Boxes at the stores' positions. Several that would overlap at the current zoom share the box of the first; the boxes
 * that remain are moved apart.
 */
function storeLayer(map: LeafletMap) {
  let stores: readonly MapStore[] = [];
  let markers: Marker[] = [];
  let apart: string | null = null;
  let tell: (groups: ReadonlyMap<string, readonly MapStore[]>) => void = () => {};
  const spread = () => {
    const zoom = map.getZoom();
    const alone = stores.findIndex(({ id }) => id === apart);
    const groups = clusterStores(stores, zoom, alone).map((members) => members.map((index) => stores[index]!));
    const places = spreadStores(groups.map(middleOf), zoom);
    const shown = new Map(groups.map((group, index) => [group[0]!.id, at(places[index]!)]));
    for (const [index, { id }] of stores.entries()) {
      const place = shown.get(id);
      if (place) markers[index]!.setLatLng(place).addTo(map);
      else markers[index]!.remove();
    }
    tell(new Map(groups.map((group) => [group[0]!.id, group])));
  };
  map.on('zoomend', spread);
  return {
    onGroups: (next: typeof tell) => void (tell = next),
    keepApart: (id: string | null) => {
      if (apart === id) return;
      apart = id;
      spread();
    },
    place: (given: readonly MapStore[], boxes: readonly HTMLElement[]) => {
      for (const each of markers) each.remove();
      stores = given;
      markers = stores.map((store, index) =>
        marker(at(store), {
          interactive: false,
          keyboard: false,
          icon: divIcon({ className: 'map-store', html: boxes[index]!, iconSize: [markerSize, markerSize] }),
        }),
      );
      spread();
    },
    /** The rectangles of the markers on the screen. */
    taken: (): Box[] =>
      markers
        .filter((each) => map.hasLayer(each))
        .map((each) => {
          const { x, y } = map.latLngToContainerPoint(each.getLatLng());
          return { x: x - markerSize / 2, y: y - markerSize / 2, width: markerSize, height: markerSize };
        }),
  };
}

/** Town names, as many as fit at each zoom. */
function townLayer(map: LeafletMap, taken: () => Box[]) {
  map.createPane('towns').ariaHidden = 'true';
  let towns: Town[] = [];
  let names: Marker[] = [];
  const labelOf = (town: Town) => {
    const { x, y } = map.latLngToContainerPoint(at(town));
    const width = town.name.length * letterWidth;
    // Below the store's marker; a town without a store has its own dot.
    const box = town.hasStore ? { y: y + 18, height: labelHeight } : { y: y - 4, height: labelHeight + 8 };
    return { town, text: town.name, x: x - width / 2, width, ...box };
  };
  const draw = ({ town, width }: ReturnType<typeof labelOf>) => {
    const name = document.createElement('span');
    name.textContent = town.name;
    const className = town.hasStore ? 'map-town map-town-store' : 'map-town';
    const icon = divIcon({ className, html: name, iconSize: [width, 0] });
    return marker(at(town), { pane: 'towns', interactive: false, keyboard: false, icon }).addTo(map);
  };
  const name = () => {
    for (const each of names) each.remove();
    const least = leastWeight(map.getZoom());
    const bounds = map.getBounds();
    const seen = towns.filter((town) => town.weight >= least && bounds.contains(at(town)));
    names = placeLabels(seen.map(labelOf), taken()).map(draw);
  };
  map.on('moveend', name);
  return {
    name: (stores: readonly MapStore[], cities: StoreMapFile['cities']) => {
      towns = mapTowns(stores, cities);
      name();
    },
  };
}

/** The height of the lower part of the map that the chosen store's sheet covers. */
const coveredBelow = (map: LeafletMap, isCovered: boolean): number => (isCovered ? map.getSize().y * 0.5 : 0);

const movesOf = (
  map: LeafletMap,
  animate: boolean,
): Pick<EmbeddedMap, 'showAll' | 'openGroup' | 'goTo' | 'bringIntoView' | 'zoomBy'> => ({
  showAll: (places) => {
    if (places.length === 0) return;
    const padding: [number, number] = [markerSize, markerSize];
    map.fitBounds(latLngBounds(places.map(at)), { padding, maxZoom: nearZoom, animate });
  },
  openGroup: (places) => {
    const bounds = latLngBounds(places.map(at));
    const near = map.getBoundsZoom(bounds, false, point(markerSize * 4, markerSize * 4));
    // At least one level, so that each tap shows more.
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, Math.min(near, streetZoom)), { animate });
  },
  goTo: (place, isCovered) => {
    const zoom = Math.max(map.getZoom(), nearZoom);
    const shift = coveredBelow(map, isCovered) / 2;
    map.setView(map.unproject(map.project(at(place), zoom).add([0, shift]), zoom), zoom, { animate });
  },
  bringIntoView: (place, isCovered) =>
    void map.panInside(at(place), {
      paddingTopLeft: [markerSize * 2, markerSize * 2],
      paddingBottomRight: [markerSize * 2, markerSize * 2 + coveredBelow(map, isCovered)],
      animate,
    }),
  zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate }),
});

/** An embedded map: outlines and town names, without tiles or third-party requests. */
export function embeddedMap(element: HTMLElement, isCalm: boolean): EmbeddedMap {
  const map = startMap(element, isCalm);
  const outlines = outlineLayer(map);
  const markers = storeLayer(map);
  const names = townLayer(map, markers.taken);
  let shown: readonly MapStore[] = [];
  let cities: StoreMapFile['cities'] = [];
  let here: Marker | null = null;
  // Handles a view that was hidden, or a phone that was rotated.
  const sized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  sized.observe(element);
  return {
    ...movesOf(map, !isCalm),
    onGroups: markers.onGroups,
    keepApart: markers.keepApart,
    placeStores: (stores, boxes) => {
      shown = stores;
      markers.place(stores, boxes);
      outlines.mark(stores);
      names.name(stores, cities);
    },
    drawOutlines: (file) => {
      cities = file.cities;
      outlines.draw(file);
      names.name(shown, cities);
    },
    markPosition: (position) => {
      here?.remove();
      const icon = divIcon({ className: 'map-here', iconSize: [18, 18] });
      here = position && marker(at(position), { interactive: false, keyboard: false, icon }).addTo(map);
    },
    remove: () => {
      sized.disconnect();
      map.remove();
    },
  };
}
