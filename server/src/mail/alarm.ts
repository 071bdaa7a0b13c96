/** Sleeps until the time is up or somebody rings. A ring while nobody sleeps is not lost. */
export function createAlarm() {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async sleep(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          // A sleeping worker is no reason for the process to stay.
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
