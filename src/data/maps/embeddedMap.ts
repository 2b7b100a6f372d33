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
import type { Position } from '../../domain/address/distance';
import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';
import { fetchSiteFile } from '../siteFile';
import { clusterStores, averagePosition } from './clusterStores';
import { minTownWeight, collectTowns, type MapTown } from './mapTowns';
import { placeLabels, type PixelRect } from './placeLabels';
import { markerSize, spreadStores } from './spreadPoints';

export interface MapStore extends Position {
  id: string;
  city: string;
  state: string;
}

export interface EmbeddedMap {
  /** `boxes` has one element per store, in the same order. They handle clicks and focus. */
  placeStores: (stores: readonly MapStore[], boxes: readonly HTMLElement[]) => void;
  /** Calls back with the stores of each marker, keyed by the id of the first store. */
  onGroups: (onChange: (groups: ReadonlyMap<string, readonly MapStore[]>) => void) => void;
  keepSeparate: (id: string | null) => void;
  drawOutlines: (file: StoreMapFile) => void;
  markPosition: (position: Position | null) => void;
  showAll: (places: readonly Position[]) => void;
  /** Zooms in until the stores no longer share a marker. */
  openGroup: (places: readonly Position[]) => void;
  /** Zooms to at least the level of a town. `isCovered` means that a sheet covers the lower half. */
  goTo: (place: Position, isCovered: boolean) => void;
  panIntoView: (place: Position, isCovered: boolean) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

export const fetchMapFile = (): Promise<StoreMapFile> =>
  fetchSiteFile<StoreMapFile>('/map/outlines.json', { shape: { fields: ['objects', 'arcs', 'cities'] } });

const letterWidth = 6.6;
const labelHeight = 16;
const placeZoom = 8;
const unclusteredZoom = 11;

const toLatLng = ({ latitude, longitude }: Position): LatLngTuple => [latitude, longitude];

function createLeafletMap(element: HTMLElement, isMotionReduced: boolean): LeafletMap {
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    // The wheel and one finger scroll the page. A mouse drag and two fingers move the map.
    scrollWheelZoom: false,
    dragging: false,
    zoomAnimation: !isMotionReduced,
    fadeAnimation: !isMotionReduced,
    markerZoomAnimation: !isMotionReduced,
    inertia: !isMotionReduced,
    // Outlines are sharp at any scale, so fractional zoom lets a region fill the map.
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

function outlineLayer(map: LeafletMap) {
  map.getPanes().overlayPane.ariaHidden = 'true';
  const paths = new Map<string, Element>();
  let highlighted: ReadonlySet<string> = new Set();
  const highlight = () => {
    for (const [id, path] of paths) path.classList.toggle('map-area-own', highlighted.has(id));
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
      highlight();
    },
    mark: (stores: readonly MapStore[]) => {
      highlighted = new Set(stores.map(({ state }) => state));
      highlight();
    },
  };
}

/** Stores that would overlap share the box of the first one. Remaining boxes are moved apart. */
function storeLayer(map: LeafletMap) {
  let stores: readonly MapStore[] = [];
  let markers: Marker[] = [];
  let separateId: string | null = null;
  let onChange: (groups: ReadonlyMap<string, readonly MapStore[]>) => void = () => {};
  const renderMarkers = () => {
    const zoom = map.getZoom();
    const separateIndex = stores.findIndex(({ id }) => id === separateId);
    const groups = clusterStores(stores, zoom, separateIndex).map((members) => members.map((index) => stores[index]!));
    const places = spreadStores(groups.map(averagePosition), zoom);
    const markerPositions = new Map(groups.map((group, index) => [group[0]!.id, toLatLng(places[index]!)]));
    for (const [index, { id }] of stores.entries()) {
      const place = markerPositions.get(id);
      if (place) markers[index]!.setLatLng(place).addTo(map);
      else markers[index]!.remove();
    }
    onChange(new Map(groups.map((group) => [group[0]!.id, group])));
  };
  map.on('zoomend', renderMarkers);
  return {
    onGroups: (listener: typeof onChange) => void (onChange = listener),
    keepSeparate: (id: string | null) => {
      if (separateId === id) return;
      separateId = id;
      renderMarkers();
    },
    place: (nextStores: readonly MapStore[], boxes: readonly HTMLElement[]) => {
      for (const each of markers) each.remove();
      stores = nextStores;
      markers = stores.map((store, index) =>
        marker(toLatLng(store), {
          interactive: false,
          keyboard: false,
          icon: divIcon({ className: 'map-store', html: boxes[index]!, iconSize: [markerSize, markerSize] }),
        }),
      );
      renderMarkers();
    },
    occupiedBoxes: (): PixelRect[] =>
      markers
        .filter((each) => map.hasLayer(each))
        .map((each) => {
          const { x, y } = map.latLngToContainerPoint(each.getLatLng());
          return { x: x - markerSize / 2, y: y - markerSize / 2, width: markerSize, height: markerSize };
        }),
  };
}

function townLayer(map: LeafletMap, occupiedBoxes: () => PixelRect[]) {
  map.createPane('towns').ariaHidden = 'true';
  let towns: MapTown[] = [];
  let labels: Marker[] = [];
  const createLabel = (town: MapTown) => {
    const { x, y } = map.latLngToContainerPoint(toLatLng(town));
    const width = town.name.length * letterWidth;
    // The label is below the store's marker. A town without a store has its own dot.
    const box = town.hasStore ? { y: y + 18, height: labelHeight } : { y: y - 4, height: labelHeight + 8 };
    return { town, text: town.name, x: x - width / 2, width, ...box };
  };
  const addLabel = ({ town, width }: ReturnType<typeof createLabel>) => {
    const name = document.createElement('span');
    name.textContent = town.name;
    const className = town.hasStore ? 'map-town map-town-store' : 'map-town';
    const icon = divIcon({ className, html: name, iconSize: [width, 0] });
    return marker(toLatLng(town), { pane: 'towns', interactive: false, keyboard: false, icon }).addTo(map);
  };
  const renderLabels = () => {
    for (const each of labels) each.remove();
    const minWeight = minTownWeight(map.getZoom());
    const bounds = map.getBounds();
    const visibleTowns = towns.filter((town) => town.weight >= minWeight && bounds.contains(toLatLng(town)));
    labels = placeLabels(visibleTowns.map(createLabel), occupiedBoxes()).map(addLabel);
  };
  map.on('moveend', renderLabels);
  return {
    name: (stores: readonly MapStore[], cities: StoreMapFile['cities']) => {
      towns = collectTowns(stores, cities);
      renderLabels();
    },
  };
}

const coveredHeightPx = (map: LeafletMap, isCovered: boolean): number => (isCovered ? map.getSize().y * 0.5 : 0);

const cameraControls = (
  map: LeafletMap,
  animate: boolean,
): Pick<EmbeddedMap, 'showAll' | 'openGroup' | 'goTo' | 'panIntoView' | 'zoomBy'> => ({
  showAll: (places) => {
    if (places.length === 0) return;
    const padding: [number, number] = [markerSize, markerSize];
    map.fitBounds(latLngBounds(places.map(toLatLng)), { padding, maxZoom: placeZoom, animate });
  },
  openGroup: (places) => {
    const bounds = latLngBounds(places.map(toLatLng));
    const fittingZoom = map.getBoundsZoom(bounds, false, point(markerSize * 4, markerSize * 4));
    // Zoom in by at least one level, so that each tap reveals more.
    map.setView(bounds.getCenter(), Math.max(map.getZoom() + 1, Math.min(fittingZoom, unclusteredZoom)), { animate });
  },
  goTo: (place, isCovered) => {
    const zoom = Math.max(map.getZoom(), placeZoom);
    const shift = coveredHeightPx(map, isCovered) / 2;
    map.setView(map.unproject(map.project(toLatLng(place), zoom).add([0, shift]), zoom), zoom, { animate });
  },
  panIntoView: (place, isCovered) =>
    void map.panInside(toLatLng(place), {
      paddingTopLeft: [markerSize * 2, markerSize * 2],
      paddingBottomRight: [markerSize * 2, markerSize * 2 + coveredHeightPx(map, isCovered)],
      animate,
    }),
  zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate }),
});

/** Shows outlines and town names, without tiles or third-party requests. */
export function createEmbeddedMap(element: HTMLElement, isMotionReduced: boolean): EmbeddedMap {
  const map = createLeafletMap(element, isMotionReduced);
  const outlines = outlineLayer(map);
  const markers = storeLayer(map);
  const labels = townLayer(map, markers.occupiedBoxes);
  let stores: readonly MapStore[] = [];
  let cities: StoreMapFile['cities'] = [];
  let positionMarker: Marker | null = null;
  // The view may become visible, or the phone may rotate.
  const resizeObserver = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resizeObserver.observe(element);
  return {
    ...cameraControls(map, !isMotionReduced),
    onGroups: markers.onGroups,
    keepSeparate: markers.keepSeparate,
    placeStores: (nextStores, boxes) => {
      stores = nextStores;
      markers.place(stores, boxes);
      outlines.mark(stores);
      labels.name(stores, cities);
    },
    drawOutlines: (file) => {
      cities = file.cities;
      outlines.draw(file);
      labels.name(stores, cities);
    },
    markPosition: (position) => {
      positionMarker?.remove();
      const icon = divIcon({ className: 'map-here', iconSize: [18, 18] });
      positionMarker = position && marker(toLatLng(position), { interactive: false, keyboard: false, icon }).addTo(map);
    },
    remove: () => {
      resizeObserver.disconnect();
      map.remove();
    },
  };
}
