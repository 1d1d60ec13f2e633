import type { TableauPlan } from '../types';
import { regionSight } from './region-sight';
import type { MapArt, Point } from './types';
import { alike, clamped, isWhole, toWindow, whole, zoomed, type Sight, type Size } from './zoom';

type Aimed = { whole: true } | { region: string } | { sight: Sight };

/** What of the map is seen: all of it, a region, or wherever the fingers have led. */
export class MapZoom {
  window = $state.raw<Size>({ width: 0, height: 0 });
  #aimed = $state.raw<Aimed>({ whole: true });
  /** Fingers lead: nothing glides. */
  led = $state(false);
  /** What was seen before the map showed a region of its own accord. */
  #before: Aimed | null = null;

  readonly #plan: () => TableauPlan;
  readonly #art: () => MapArt;

  constructor(plan: () => TableauPlan, art: () => MapArt) {
    this.#plan = plan;
    this.#art = art;
  }

  readonly sight: Sight = $derived.by(() => {
    const aimed = this.#aimed;
    const art = this.#art();
    if ('region' in aimed) return regionSight(this.#plan(), art, aimed.region, this.window);
    if ('sight' in aimed) return clamped(aimed.sight, art, this.window);
    return whole(art, this.window);
  });

  readonly base = $derived.by(() => whole(this.#art(), this.window).scale);

  readonly isWhole = $derived.by(() => isWhole(this.sight, this.#art(), this.window));

  /** The region that is shown. */
  get region(): string | null {
    return 'region' in this.#aimed ? this.#aimed.region : null;
  }

  /** Somebody asks for a region, or for the whole map. */
  show(region: string | null): void {
    this.#before = null;
    this.#aim(region);
  }

  /** The map comes near to a region until what is to be done there is over. */
  attend(region: string): void {
    this.#before ??= this.#aimed;
    this.#aim(region);
  }

  /** Back to what was seen before the map came near, unless somebody has moved it since. */
  leave(): void {
    if (!this.#before) return;
    this.led = false;
    this.#aimed = this.#before;
    this.#before = null;
  }

  follow(sight: Sight): void {
    this.#before = null;
    this.led = true;
    this.#aimed = { sight };
  }

  settle(): void {
    this.led = false;
  }

  /** Nearer or farther; without a point, around the middle. */
  nearer(factor: number, at?: Point): void {
    const { window } = this;
    const middle: Point = [window.width / 2, window.height / 2];
    this.glide(zoomed(this.sight, factor, this.#art(), window, at ?? middle));
  }

  glide(sight: Sight): void {
    this.#before = null;
    this.led = false;
    this.#aimed = isWhole(sight, this.#art(), this.window) ? { whole: true } : { sight };
  }

  /** Brings a point of the map into sight. */
  reveal(point: Point): void {
    const [x, y] = toWindow(this.sight, this.window, point);
    const edge = 28;
    const inside =
      x >= edge && y >= edge && x <= this.window.width - edge && y <= this.window.height - edge;
    if (inside || this.isWhole) return;
    const sight = clamped({ ...this.sight, x: point[0], y: point[1] }, this.#art(), this.window);
    if (!alike(sight, this.sight)) this.glide(sight);
  }

  #aim(region: string | null): void {
    this.led = false;
    this.#aimed = region === null ? { whole: true } : { region };
  }
}
