import type { View } from '../../api/types';

/** Where a table has a column with room for the chat; elsewhere it is a sheet. */
export const columnOf = (kind: View['kind'] | undefined): string =>
  `(width >= 64rem) and (height >= ${kind === 'tableau' ? 30 : 50}rem)`;
