import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import type { Words } from './en';
import { JOIN } from './join';

/** Every sentence that is filled with the name of a side or seat, or of the person there. */
function told({ home, table }: Words, join: (typeof JOIN)['en'], seat: string): string[] {
  return [
    home.sit(seat),
    join.seat(seat),
    table.yourTurnAs(seat),
    table.theirTurn(seat),
    table.satDown('Ben', seat),
    table.drawOffered(seat),
    table.takebackAsked(seat),
    table.rematchAsked([seat]),
    table.won(seat),
    table.shareAbout(seat),
    table.sit(seat),
  ];
}

// Names of one and of many: no verb may depend on the number, and no article stands before them.
describe('sentences about a side', () => {
  it.each(['White', 'Black', 'Suffragettes', 'Police'])('suit %s in English', (seat) => {
    expect(told(en, JOIN.en, seat)).toEqual([
      `Join: ${seat}`,
      `Your seat: ${seat}`,
      `Your turn: ${seat}`,
      `${seat} to move`,
      `Ben joined: ${seat}.`,
      `${seat} offered a draw.`,
      `${seat} asked to take back a move.`,
      `${seat} asked for a rematch.`,
      `${seat} won`,
      `Anyone with this link can take the seat: ${seat}.`,
      `Sit down: ${seat}`,
    ]);
  });

  it.each(['Weiß', 'Schwarz', 'Suffragetten', 'Polizei'])('suit %s in German', (seat) => {
    expect(told(de, JOIN.de, seat)).toEqual([
      `Mitspielen: ${seat}`,
      `Dein Platz: ${seat}`,
      `Du bist am Zug: ${seat}`,
      `Am Zug: ${seat}`,
      `Ben hat Platz genommen: ${seat}.`,
      `Remisangebot von ${seat}.`,
      `Bitte um Rücknahme von ${seat}.`,
      `Wunsch nach Revanche: ${seat}.`,
      `Sieg: ${seat}`,
      `Wer diesen Link öffnet, darf Platz nehmen: ${seat}.`,
      `Platz nehmen: ${seat}`,
    ]);
  });
});
