import type { Place, TableauPlan } from '../types';
import type { Box, MapArt, PlaceArt, RegionArt } from './types';

const TILE = { width: 92, height: 58 };
const GAP = 5;
/** Room for a region's name and the pawns under it. */
const HEADING = 84;
/** Room for the buttons of the map. */
const FOOT = 36;
const MARGIN = 24;
const WIDE = 1.5;

const rect = ([left, top, right, bottom]: Box): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** A map for a game that has none: its places as tiles, in a block for each region. */
export function schematic(plan: TableauPlan): MapArt {
  const blocks = blocksOf(plan);
  const perRow = Math.ceil(Math.sqrt(blocks.length));
  const places: Record<string, PlaceArt> = {};
  const regions: Record<string, RegionArt> = {};
  let top = MARGIN;
  let width = 0;
  for (let row = 0; row < blocks.length; row += perRow) {
    let left = MARGIN;
    let bottom = top;
    for (const { id, members } of blocks.slice(row, row + perRow)) {
      const columns = Math.max(1, Math.ceil(Math.sqrt(members.length)));
      const right = left + columns * (TILE.width + GAP) - GAP;
      const first = top + (id === null ? 0 : HEADING);
      members.forEach((member, at) => {
        const x = left + (at % columns) * (TILE.width + GAP);
        const y = first + Math.floor(at / columns) * (TILE.height + GAP);
        places[member.id] = tile([x, y, x + TILE.width, y + TILE.height]);
        bottom = Math.max(bottom, y + TILE.height);
      });
      if (id !== null) {
        const boxes = members.map((member) => places[member.id]!.box);
        regions[id] = {
          at: [(left + right) / 2, top + 14],
          outline: boxes.map(rect).join(''),
          box: [left, first, right, Math.max(first, ...boxes.map((box) => box[3]))],
        };
        bottom = Math.max(bottom, first);
      }
      width = Math.max(width, right);
      left = right + MARGIN;
    }
    top = bottom + MARGIN;
  }
  return {
    width: width + MARGIN,
    height: top + FOOT,
    wide: WIDE,
    callout: [0, 0],
    places,
    regions,
    borders: '',
    divides: '',
  };
}

/** The places of each region in printed order; those of no region stand in a block without a name. */
function blocksOf(plan: TableauPlan): { id: string | null; members: Place[] }[] {
  const known = new Set(plan.regions.map(({ id }) => id));
  const sorted = [...plan.places].sort((a, b) => a.number - b.number);
  const rest = sorted.filter(({ region }) => !known.has(region));
  return [
    ...plan.regions.map(({ id }) => ({
      id,
      members: sorted.filter(({ region }) => region === id),
    })),
    ...(rest.length > 0 ? [{ id: null, members: rest }] : []),
  ];
}

function tile(box: Box): PlaceArt {
  return {
    path: rect(box),
    at: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2],
    room: TILE.height / 2 - 2,
    box,
  };
}
