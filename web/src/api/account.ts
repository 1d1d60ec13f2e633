import { ask } from './ask';
import type { DeviceInfo, DeviceList, Identity, Me, RecoveryCodes, Transfer } from './types';

/** What somebody can ask about themselves, in one language. */
export function account(lang: string) {
  const send = ask(lang);
  return {
    identity: () => send<Identity>('GET', 'me/account'),
    /** Makes an account; its recovery codes are told this once. */
    register: async (name: string, password: string): Promise<string[]> =>
      (await send<RecoveryCodes>('POST', 'me/account', { name, password })).codes,
    changePassword: (old: string, wanted: string) =>
      send('PUT', 'me/password', { old, new: wanted }),
    newCodes: async (password: string): Promise<string[]> =>
      (await send<RecoveryCodes>('POST', 'me/codes', { password })).codes,
    signIn: (name: string, password: string) => send<Me>('POST', 'signin', { name, password }),
    signOut: () => send('POST', 'signout'),
    recover: (name: string, code: string, password: string) =>
      send<Me>('POST', 'recover', { name, code, password }),
    reset: (code: string, password: string) => send<Me>('POST', 'reset', { code, password }),
    sendReset: (name: string) => send('POST', 'reset/mail', { name }),
    transfer: () => send<Transfer>('POST', 'me/transfer'),
    claim: (code: string) => send<Me>('POST', 'me/claim', { code }),
    devices: async (): Promise<DeviceInfo[]> =>
      (await send<DeviceList>('GET', 'me/sessions')).sessions,
    signOutDevice: (id: string) => send('DELETE', `me/sessions/${encodeURIComponent(id)}`),
    signOutOthers: () => send('DELETE', 'me/sessions'),
    exported: () => send<object>('GET', 'me/export'),
    /** Whoever has an account says so with the password, a guest with a word. */
    remove: (password: string | null) =>
      send('POST', 'me/delete', password === null ? { word: 'delete' } : { password }),
  };
}
