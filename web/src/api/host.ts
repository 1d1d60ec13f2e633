import { ask } from './ask';
import type { Announced, AnnouncementAnswer, Privacy } from './types';

/** What the pages ask about whoever hosts the server. */
export function host(lang: string) {
  const send = ask(lang);
  return {
    /** What everybody is told now; null if nothing is. */
    announcement: async (): Promise<Announced | null> =>
      (await send<AnnouncementAnswer>('GET', 'announcement')).announcement,
    /** What the server keeps about people, and for how long. */
    privacy: () => send<Privacy>('GET', 'privacy'),
  };
}
