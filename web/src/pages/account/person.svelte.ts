import { account } from '../../api/account';
import { client } from '../../api/client';
import type { DeviceInfo, Identity, Me } from '../../api/types';
import { myself } from '../../shell/me.svelte';
import { speech } from '../../words/speech.svelte';

/** Who somebody is on this device, as the account pages show it. */
export class Person {
  me: Me | null = $state.raw(null);
  identity: Identity | null = $state.raw(null);
  devices: DeviceInfo[] = $state.raw([]);
  failed = $state(false);

  /** A guest who plays on this device alone takes the games along when signing in. */
  readonly movesAlong = $derived(this.identity?.account === null && this.devices.length <= 1);

  async load(): Promise<void> {
    const api = account(speech.lang);
    this.failed = false;
    try {
      const [me, identity] = await Promise.all([client(speech.lang).me(), api.identity()]);
      this.devices = me.id === null ? [] : await api.devices();
      this.identity = identity;
      this.me = me;
      myself.become(me);
    } catch {
      this.failed = true;
    }
  }
}
