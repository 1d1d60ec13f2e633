import type { TableauPlan } from '../types';
import type { Aim } from './hit';
import { isArrow, neighbour, typed } from './neighbours';

interface Surroundings {
  plan: () => TableauPlan;
  /** All places and regions. */
  all: () => readonly Aim[];
  /** Those that can be picked; empty where nothing is to be picked. */
  pickable: () => readonly Aim[];
  /** Letters that mean something else at the table. */
  taken: () => ReadonlySet<string>;
  zoom: (factor: number) => void;
  whole: () => void;
  show: (region: string) => void;
}

/** What a key press says, without the page. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  timeStamp: number;
}

const STEP = 1.6;
/** Letters typed within so many milliseconds belong to one name. */
const PAUSE = 900;

/** Keys on the map: where they lead. */
export class MapKeys {
  #text = '';
  #time = -Infinity;

  constructor(private readonly around: Surroundings) {}

  /** Where a key leads; null where it leads nowhere, undefined where it means nothing here. */
  press(from: string, event: KeyPress): string | null | undefined {
    const { all, pickable, taken, zoom, whole } = this.around;
    const choices = pickable().length > 0 && !event.shiftKey ? pickable() : all();
    if (isArrow(event.key)) {
      const here = all().find(({ id }) => id === from);
      return here ? neighbour(here, event.key, choices) : null;
    }
    if (/^[1-9]$/.test(event.key)) return this.#region(Number(event.key) - 1, choices);
    if (/^\p{L}$/u.test(event.key) && !taken().has(event.key.toLowerCase())) {
      return this.#letter(from, event);
    }
    if (event.key === '+') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') whole();
    else return undefined;
    return null;
  }

  /** The first place of a region that can be picked, else the region, else its first place. */
  #region(at: number, choices: readonly Aim[]): string | null {
    const { plan, show } = this.around;
    const region = plan().regions[at]?.id;
    if (region === undefined) return null;
    show(region);
    const members = plan()
      .places.filter((place) => place.region === region)
      .map(({ id }) => id);
    const open = [...members, region].find((id) => choices.some((choice) => choice.id === id));
    return open ?? members[0] ?? null;
  }

  #letter(from: string, { key, timeStamp }: KeyPress): string | null {
    this.#text = (timeStamp - this.#time > PAUSE ? '' : this.#text) + key;
    this.#time = timeStamp;
    return typed(this.#text, this.around.plan().places, from);
  }
}
