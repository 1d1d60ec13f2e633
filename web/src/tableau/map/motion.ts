import type { TransitionConfig } from 'svelte/transition';

interface Options {
  /** Nothing moves: it simply appears. */
  still: boolean;
}

const DROP = 160;

const settle = (t: number) => 1 - (1 - t) ** 3;

/** A token is put down: it comes from a little above. */
export function drop(_node: Element, { still }: Options): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: DROP,
    easing: settle,
    css: (t, u) =>
      `transform: translateY(${-14 * u}px) scale(${1 + 0.35 * u}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A token is taken away. */
export function fade(_node: Element, { still }: Options): TransitionConfig {
  if (still) return { duration: 0 };
  return { duration: DROP, css: (t) => `opacity: ${t}` };
}
