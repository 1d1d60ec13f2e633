// Names for what the server says and hears. The types themselves, with what each member means, come
// from the server's openapi.json by "npm run contract".
import type { components } from '../../target/contract/schema';

type Schemas = components['schemas'];

export type Act = Schemas['Act'];
export type BoardView = Schemas['Board'];
export type CardIndex = Schemas['CardIndex'];
export type CardText = Schemas['CardText'];
export type Catalogue = Schemas['Catalogue'];
export type Chosen = Schemas['Chosen'];
export type EntryInfo = Schemas['EntryInfo'];
export type Figure = Schemas['Figure'];
export type GameInfo = Schemas['GameInfo'];
export type GamePage = Schemas['GamePage'];
export type Gone = Schemas['Gone'];
export type Grid = Schemas['Grid'];
export type Hint = Schemas['Hint'];
export type Invitation = Schemas['Invitation'];
export type Join = Schemas['Join'];
export type Me = Schemas['Me'];
/** A motion with the line of words that it goes with. */
export type LinedMotion = Schemas['Motion'];
export type Motion = Pick<LinedMotion, 'thing' | 'from' | 'to'>;
export type NewAct = Schemas['NewAct'];
export type NewHint = Schemas['NewHint'];
export type NewMove = Schemas['NewMove'];
export type NewTable = Schemas['NewTable'];
export type Offer = Schemas['Offer'];
export type OptionInfo = Schemas['OptionInfo'];
export type Part = Schemas['Part'];
export type Plan = Schemas['Plan'];
export type PlayerInfo = Schemas['PlayerInfo'];
export type Problem = Schemas['Problem'];
export type Rename = Schemas['Rename'];
export type RuleText = Schemas['RuleText'];
export type SeatHolder = Schemas['SeatHolder'];
export type SeatInfo = Schemas['SeatInfo'];
export type SeatNews = Schemas['SeatNews'];
export type SheetView = Schemas['Sheet'];
export type SideInfo = Schemas['SideInfo'];
export type SitDown = Schemas['SitDown'];
export type Start = Schemas['Start'];
export type State = Schemas['State'];
export type Table = Schemas['Table'];
export type Refused = State['refused'][number];
export type TableauPlan = Schemas['TableauPlan'];
export type TableauView = Schemas['Tableau'];
export type Target = Schemas['Target'];
export type Things = TableauView['spots'][number]['things'][number];
export type TableLine = Schemas['TableLine'];
export type TableList = Schemas['TableList'];
export type Thought = Schemas['Thought'];
export type TurnInfo = Schemas['Turn'];
export type Update = Schemas['Update'];
export type View = Schemas['View'];
export type Word = Schemas['Word'];
