/**
 * Ctrl+C during a routing means "that will do": the best so far is written; during a download it means "leave it". Engines keep
 * their thread busy, so the command works in one of its own, and the main thread hears the keyboard and leaves word in shared
 * memory.
 */

/** Places in the shared memory. */
const ASKED = 0;
const LISTENING = 1;

/** What an interrupt means to the work that hears it. */
export type InterruptMeaning = "finish" | "cancel";
const MEANINGS: readonly (InterruptMeaning | undefined)[] = [undefined, "finish", "cancel"];

export interface Interrupt {
  /** Whether the work should end now. */
  readonly isAsked: () => boolean;
  /** From now on an interrupt is heard, and does not end the program; until `end`. */
  readonly begin: (meaning: InterruptMeaning) => void;
  readonly end: () => void;
}

export function createInterruptMemory(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
}

/** For the thread that works. */
export function listenForInterrupts(memory: SharedArrayBuffer): Interrupt {
  const flags = new Int32Array(memory);
  return {
    isAsked: () => Atomics.load(flags, ASKED) === 1,
    begin: (meaning) => {
      Atomics.store(flags, LISTENING, MEANINGS.indexOf(meaning));
    },
    end: () => {
      Atomics.store(flags, LISTENING, 0);
    },
  };
}

/**
 * For the thread that hears the keyboard: what the work does now; undefined without a listener or if it was asked before, and the
 * program should end.
 */
export function passOnInterrupt(memory: SharedArrayBuffer): InterruptMeaning | undefined {
  const flags = new Int32Array(memory);
  const meaning = MEANINGS[Atomics.load(flags, LISTENING)];
  return meaning !== undefined && Atomics.exchange(flags, ASKED, 1) === 0 ? meaning : undefined;
}
