/** How long something is still valid, as minutes and seconds; null once it is not. */
export function timeLeft(expires: number, now: number): string | null {
  const seconds = Math.ceil((expires - now) / 1000);
  if (seconds <= 0) {
    return null;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
