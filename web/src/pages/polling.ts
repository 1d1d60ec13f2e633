/** Does something now and every few seconds while the page can be seen. Returns how to stop. */
export function pollWhileVisible(work: () => Promise<void>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const round = async () => {
    timer = null;
    if (!document.hidden) {
      await work();
    }
    if (!stopped && timer === null) {
      timer = setTimeout(round, every);
    }
  };
  const seen = () => {
    if (!document.hidden && timer !== null) {
      clearTimeout(timer);
      void round();
    }
  };
  document.addEventListener('visibilitychange', seen);
  void round();
  return () => {
    stopped = true;
    if (timer !== null) {
      clearTimeout(timer);
    }
    document.removeEventListener('visibilitychange', seen);
  };
}
