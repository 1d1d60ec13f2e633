import type { CardIndex, CardText } from '../../api/types';

export type { CardIndex };

/** The face of a card, in the words of the game. */
export type CardInfo = CardText;

/** A line of a card; EffectIcon draws what it is about, or a dot for a word that nobody has drawn. */
export type CardLine = CardText['lines'][number];

/** A deck or an era. */
export type Named = CardIndex['eras'][number];

/** In a strip to swipe, in a hand, or with all that is written on it. */
export type CardSize = 'strip' | 'hand' | 'full';
