import { wasi } from '@bjorn3/browser_wasi_shim';

const SUBSCRIPTION_BYTES = 48;
const EVENT_BYTES = 32;
const NANOSECONDS = 1e6;

export type Clock = {
  sleep(milliseconds: number): void;
  /** Milliseconds since 1970, and of a clock that never goes back. */
  now(): { wall: number; monotonic: number };
};

/** Clocks and waiting. The shim reads the flags of a subscription from the wrong place, and waits in a busy loop. */
export function wasiTime(host: Clock, view: () => DataView) {
  const clock = (id: number) => {
    const { wall, monotonic } = host.now();
    return BigInt(Math.round((id === wasi.CLOCKID_REALTIME ? wall : monotonic) * NANOSECONDS));
  };
  return {
    clock_time_get(id: number, _precision: bigint, pointer: number) {
      view().setBigUint64(pointer, clock(id), true);
      return wasi.ERRNO_SUCCESS;
    },
    clock_res_get(_id: number, pointer: number) {
      view().setBigUint64(pointer, 1000n, true);
      return wasi.ERRNO_SUCCESS;
    },
    poll_oneoff(subscriptions: number, events: number, count: number, ready: number) {
      const memory = view();
      const requested = Array.from({ length: count }, (_, index) => {
        const at = subscriptions + index * SUBSCRIPTION_BYTES;
        const type = memory.getUint8(at + 8);
        if (type !== wasi.EVENTTYPE_CLOCK) return { at, type, wait: 0 };
        const time = memory.getBigUint64(at + 24, true);
        const absolute = (memory.getUint16(at + 40, true) & wasi.SUBCLOCKFLAGS_SUBSCRIPTION_CLOCK_ABSTIME) !== 0;
        const left = absolute ? time - clock(memory.getUint32(at + 16, true)) : time;
        return { at, type, wait: Math.max(0, Number(left) / NANOSECONDS) };
      });
      // Descriptors are always ready: all of them are in memory, or wait by themselves.
      const wait = Math.min(...requested.map((one) => one.wait));
      if (wait > 0) host.sleep(wait);
      let written = 0;
      for (const { at, type, wait: own } of requested) {
        if (own > wait) continue;
        const event = events + written * EVENT_BYTES;
        for (let offset = 0; offset < EVENT_BYTES; offset += 8) memory.setBigUint64(event + offset, 0n, true);
        memory.setBigUint64(event, memory.getBigUint64(at, true), true);
        memory.setUint8(event + 10, type);
        written++;
      }
      memory.setUint32(ready, written, true);
      return wasi.ERRNO_SUCCESS;
    },
  };
}
