// A map from a recipe and the boundaries of the Census Bureau: what the page needs to draw it.
import { geoAlbers, geoGraticule, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { geometryPath, linePath } from './paths.mjs';
import { roomiest } from './room.mjs';
import { ringArea, simplify } from './simplify.mjs';
import { CODE_OF } from './states.mjs';

/** What is put on a place is about this much wider than high. */
const WIDE = 1.5;

const tenth = (n) => Math.round(n * 10) / 10;

export function drawMap(recipe, atlas) {
  const regionOf = new Map();
  for (const [region, { places }] of Object.entries(recipe.regions)) {
    for (const id of [...places, ...places.flatMap((place) => recipe.with[place] ?? [])]) {
      regionOf.set(id, region);
    }
  }
  const geometries = atlas.objects.states.geometries
    .map((geometry) => ({ ...geometry, id: CODE_OF.get(geometry.id) }))
    .filter(({ id }) => regionOf.has(id));
  const all = { type: 'GeometryCollection', geometries };
  const [left, top, right, bottom] = recipe.land;
  const projection = geoAlbers().fitExtent(
    [
      [left, top],
      [right, bottom],
    ],
    feature(atlas, all),
  );
  const flat = { ...atlas, transform: undefined, arcs: flatArcs(atlas, projection, recipe.least) };

  const same = (a, b) => recipe.with[a.id]?.includes(b.id) || recipe.with[b.id]?.includes(a.id);
  const part = (geometry) => polygons(geometry, recipe.island);
  const lines = (filter) => geometryPath(mesh(flat, all, filter));
  const places = {};
  for (const id of Object.values(recipe.regions).flatMap((region) => region.places)) {
    const parts = geometries.filter((one) => one.id === id || recipe.with[id]?.includes(one.id));
    places[id] = place(part(merge(flat, parts)), id, recipe);
  }
  const regions = {};
  for (const [id, { at, places: members }] of Object.entries(recipe.regions)) {
    const parts = geometries.filter((one) => regionOf.get(one.id) === id);
    regions[id] = {
      at,
      outline: polygonsPath(part(merge(flat, parts))),
      box: around(members, places, recipe.box),
    };
  }
  return {
    width: recipe.width,
    height: recipe.height,
    wide: WIDE,
    callout: recipe.box,
    places,
    regions,
    borders: lines((a, b) => a !== b && !same(a, b) && regionOf.get(a.id) === regionOf.get(b.id)),
    divides: lines((a, b) => regionOf.get(a.id) !== regionOf.get(b.id)),
    shore: shore(part(merge(flat, geometries)), recipe.shore),
    graticule: graticule(projection, recipe),
    compass: recipe.compass,
  };
}

/** The arcs of a topology on paper, with as many points as one can see. */
function flatArcs({ arcs, transform }, projection, least) {
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return projection([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplify(line, least).map(([px, py]) => [tenth(px), tenth(py)]);
  });
}

/** The polygons of a shape, the largest first; islands that would be mere specks are left out. */
function polygons({ coordinates }, island) {
  const sized = coordinates.map((rings) => ({ rings, size: ringArea(rings[0]) }));
  sized.sort((a, b) => b.size - a.size);
  return sized.filter(({ size }, at) => at === 0 || size >= island).map(({ rings }) => rings);
}

const polygonsPath = (shapes) => shapes.flat().map(linePath).join('');

/** The coast, with no more points than are seen in the water lines around it. */
function shore(shapes, least) {
  return polygonsPath(shapes.map((rings) => rings.map((ring) => simplify(ring, least))));
}

function place(shapes, id, recipe) {
  const [largest] = shapes;
  const { x, y, room } = roomiest(largest, WIDE);
  const narrow = roomiest(largest);
  const points = shapes.flat(2);
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  const needsCallout = narrow.room < recipe.small;
  if (needsCallout !== id in recipe.callouts) {
    throw new Error(`${id} has room ${narrow.room.toFixed(1)}: does it need a callout?`);
  }
  const shown = needsCallout ? narrow : { x, y, room };
  return {
    path: polygonsPath(shapes),
    at: [tenth(shown.x), tenth(shown.y)],
    room: tenth(shown.room),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(tenth),
    ...(needsCallout ? { callout: recipe.callouts[id] } : {}),
  };
}

/** The box around all that belongs to a region. */
function around(members, places, [width, height]) {
  const boxes = members.flatMap((id) => {
    const { box, callout } = places[id];
    if (!callout) return [box];
    const [x, y] = callout;
    return [box, [x - width / 2, y - height / 2, x + width / 2, y + height / 2]];
  });
  return [0, 1, 2, 3].map((side) => {
    const ends = boxes.map((box) => box[side]);
    return tenth(side < 2 ? Math.min(...ends) : Math.max(...ends));
  });
}

/** Every fifth degree of the globe, as far as the sheet reaches. */
function graticule(projection, { width, height }) {
  const clipped = projection.clipExtent([
    [0, 0],
    [width, height],
  ]);
  const lines = geoGraticule()
    .step([5, 5])
    .extent([
      [-150, 10],
      [-40, 65],
    ])
    .precision(2.5);
  return geoPath(clipped).digits(1)(lines());
}
