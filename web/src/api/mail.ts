import { ask } from './ask';
import type { MailPreference } from './types';

/** What somebody can say about e-mail, in one language. */
export function mail(lang: string) {
  const send = ask(lang);
  return {
    preference: () => send<MailPreference>('GET', 'me/mail'),
    prefer: (preference: MailPreference) => send<MailPreference>('PUT', 'me/mail', preference),
    /** A mail with a link to confirm it goes to the address. */
    setAddress: (address: string, password: string) =>
      send('PUT', 'me/email', { address, password }),
    removeAddress: () => send('DELETE', 'me/email'),
    confirm: (code: string) => send('POST', 'confirm-mail', { code }),
    unsubscribe: (token: string) => send('POST', `unsubscribe/${encodeURIComponent(token)}`),
  };
}
