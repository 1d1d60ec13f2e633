// Recovery codes are told once, so they stay until their owner has put them away: a change of
// language, which draws the page anew, must not lose them.

class FreshCodes {
  codes: string[] | null = $state.raw(null);
}

export const fresh = new FreshCodes();
