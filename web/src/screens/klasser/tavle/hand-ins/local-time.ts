/** A moment as a field for date and time holds it, in the time zone of this machine; and back, null if it is none. */
export function toLocalInput(time: number): string {
  const at = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return at.toISOString().slice(0, 16);
}

export function fromLocalInput(text: string): number | null {
  const time = new Date(text).getTime();
  return Number.isNaN(time) ? null : time;
}
