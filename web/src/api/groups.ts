import { ask } from './ask';
import type {
  GameDecision,
  Group,
  GroupChanges,
  GroupDoorway,
  GroupEntrance,
  GroupLine,
  NewGroupGames,
  NewTournament,
  StartedGames,
  Table,
  TableGroup,
  Tournament,
} from './types';

/** What the pages of classes and clubs ask. */
export function groups(lang: string) {
  const send = ask(lang);
  const at = (id: string) => `groups/${encodeURIComponent(id)}`;
  const by = (code: string) => `groups/codes/${encodeURIComponent(code)}`;
  const of = (id: string, tournament: number) => `${at(id)}/tournaments/${tournament}`;
  return {
    mine: async (): Promise<GroupLine[]> =>
      (await send<{ groups: GroupLine[] }>('GET', 'groups')).groups,
    make: (name: string, as: string) => send<Group>('POST', 'groups', { name, as }),
    door: (code: string) => send<GroupDoorway>('GET', by(code)),
    join: (code: string, name: string) => send<Group>('POST', by(code), { name }),
    group: (id: string) => send<Group>('GET', at(id)),
    change: (id: string, changes: GroupChanges) => send<Group>('PUT', at(id), changes),
    end: (id: string) => send<Group>('DELETE', at(id)),
    entrance: (id: string) => send<GroupEntrance>('GET', `${at(id)}/code`),
    renew: (id: string) => send<GroupEntrance>('POST', `${at(id)}/code`),
    here: (id: string) => send<void>('PUT', `${at(id)}/presence`),
    rename: (id: string, member: number, name: string) =>
      send<Group>('PUT', `${at(id)}/members/${member}`, { name }),
    leave: (id: string, member: number) => send<void>('DELETE', `${at(id)}/members/${member}`),
    start: (id: string, games: NewGroupGames) =>
      send<StartedGames>('POST', `${at(id)}/games`, games),
    share: (id: string, table: string) => send<void>('POST', `${at(id)}/tables`, { table }),
    sit: (id: string, table: string, seat: string, nonce: string | null) =>
      send<Table>('POST', `${at(id)}/tables/${table}/join`, { seat, nonce }),
    startTournament: (id: string, wish: NewTournament) =>
      send<Tournament>('POST', `${at(id)}/tournaments`, wish),
    tournament: (id: string, number: number) => send<Tournament>('GET', of(id, number)),
    remove: (id: string, number: number) => send<void>('DELETE', of(id, number)),
    startRound: (id: string, number: number) =>
      send<Tournament>('POST', `${of(id, number)}/rounds`),
    decide: (id: string, number: number, game: number, decision: GameDecision) =>
      send<Tournament>('PUT', `${of(id, number)}/games/${game}`, decision),
    withdraw: (id: string, number: number, player: number) =>
      send<Tournament>('DELETE', `${of(id, number)}/players/${player}`),
    /** The group of mine that a table belongs to. */
    ofTable: (table: string) =>
      send<TableGroup>('GET', `tables/${encodeURIComponent(table)}/group`),
  };
}
