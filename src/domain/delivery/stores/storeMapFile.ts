/** `id` is the postal code. `arcs` are polygons of rings of line indexes; `~index` is the line reversed. */
export interface MapArea {
  type: 'MultiPolygon';
  id: string;
  arcs: number[][][];
}

/** TopoJSON stores a border shared by two areas only once. */
export interface StoreMapFile {
  type: 'Topology';
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { areas: { type: 'GeometryCollection'; geometries: MapArea[] } };
  arcs: number[][][];
  /** Sorted by population, which is in thousands. */
  cities: [name: string, longitude: number, latitude: number, thousands: number][];
}
