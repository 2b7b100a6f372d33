/** A state or province of the map, by its postal code: polygons of rings of lines, where `~line` is one walked backwards. */
export interface MapArea {
  type: 'MultiPolygon';
  id: string;
  arcs: number[][][];
}

/**
 * What the embedded map draws, as the site serves it: outlines as TopoJSON, which tells a line that two areas share once,
 * and large towns.
 */
export interface StoreMapFile {
  type: 'Topology';
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { areas: { type: 'GeometryCollection'; geometries: MapArea[] } };
  arcs: number[][][];
  /** The largest first, with their thousands of people. */
  cities: [name: string, longitude: number, latitude: number, thousands: number][];
}
