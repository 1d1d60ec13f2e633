// Names for parts of what the server says about a tableau.
import type { TableauPlan, TableauView } from '../api/types';

export type { TableauPlan, TableauView, Things } from '../api/types';
export type Spot = TableauView['spots'][number];
export type Region = TableauPlan['regions'][number];
export type Place = TableauPlan['places'][number];
export type TokenKind = TableauPlan['kinds'][number];
export type Track = TableauPlan['tracks'][number];
export type CardZone = TableauPlan['zones'][number];
export type Phase = TableauPlan['phases'][number];
