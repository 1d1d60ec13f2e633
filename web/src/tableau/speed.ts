import { keep, recall } from '../shell/storage';
import { SPEEDS, type Speed } from './beats';

/** How quickly things are shown, as it was chosen in this browser. */
export function recallSpeed(): Speed {
  const kept = recall('speed')?.replaceAll('"', '') ?? '';
  return kept in SPEEDS ? (kept as Speed) : 'normal';
}

export const keepSpeed = (speed: Speed): void => keep('speed', speed);
