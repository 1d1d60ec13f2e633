import type { Me } from '../../api/types';
import { myself } from '../../shell/me.svelte';
import { router } from '../../shell/router.svelte';
import { fresh } from './fresh-codes.svelte';

/** This device speaks for somebody from now on; nothing of whoever was here before is shown. */
export function enterAs(me: Me, path: string): void {
  fresh.codes = null;
  myself.become(me);
  router.go(path, true);
}
