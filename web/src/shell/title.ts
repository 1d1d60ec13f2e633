/** What a title begins with while somebody waits for you. */
export const MARK = '● ';

/** The title of the tab; "●" says from afar that it is your turn. */
export function title(page: string, yourTurn = false): string {
  return `${yourTurn ? MARK : ''}${page ? `${page} – ` : ''}Parlour`;
}
