/** The title of the tab; "●" says from afar that it is your turn. */
export function title(page: string, yourTurn = false): string {
  return `${yourTurn ? '● ' : ''}${page ? `${page} – ` : ''}Parlour`;
}
