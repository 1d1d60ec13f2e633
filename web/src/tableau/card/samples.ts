import type { CardIndex, CardInfo } from './types';

// Cards of a game that does not exist, for tests.

const card = (id: string, name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  name,
  deck: 'red',
  era: 'early',
  side: null,
  place: null,
  lines: [{ icon: 'button', text: 'Take 2 buttons.' }],
  bot: [],
  rulings: [],
  ...more,
});

export const SAMPLE: CardIndex = {
  game: 'sample',
  gameName: 'Sample',
  decks: [
    { id: 'red', name: 'Red', side: 'red' },
    { id: 'blue', name: 'Blue', side: 'blue' },
  ],
  eras: [
    { id: 'early', name: 'Early' },
    { id: 'late', name: 'Late' },
  ],
  cards: [
    card('lucy-stone', 'Lucy Stone', { rulings: ['V7'] }),
    card('stone', 'Stone', { era: 'late' }),
    card('maine', 'Maine', { deck: 'blue', era: null, place: 'ME' }),
    card('war', 'War', { deck: 'blue', era: 'late', lines: [{ icon: 'lasts', text: 'Stays.' }] }),
  ],
};
