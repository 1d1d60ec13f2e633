import type { CompanyParts } from '../table/company.svelte';
import Chat from './chat/ChatPanel.svelte';
import ChatSheet from './chat/ChatSheet.svelte';
import Clock from './clock/Clock.svelte';
import News from './News.svelte';
import { arrive } from './records/arrive';
import Position from './records/PositionTools.svelte';
import ConfirmMove from '../play/ConfirmMove.svelte';
import Play from '../play/TablePlay.svelte';
import RulesRoom from '../rules/RulesRoom.svelte';
import WhyNot from '../rules/WhyNot.svelte';
import TableInfo from './TableInfo.svelte';
import Tools from './Tools.svelte';

export const parts: CompanyParts = {
  Chat,
  ChatSheet,
  Clock,
  ConfirmMove,
  News,
  Tools,
  TableInfo,
  Play,
  TableRules: RulesRoom,
  WhyNot,
  Position,
  arrive,
};
