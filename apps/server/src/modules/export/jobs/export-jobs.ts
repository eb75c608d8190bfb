/** The exports that this process works on while nobody waits for their answers. */
export interface ExportJobs {
  /** A process that stops begins no further piece. */
  readonly isStopping: boolean;
  start(work: () => Promise<void>): void;
  stop(): void;
  /** All that were begun have come to an end. */
  settled(): Promise<void>;
}

export function createExportJobs(): ExportJobs {
  const running = new Set<Promise<void>>();
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    start: (work) => {
      const promise = work().finally(() => running.delete(promise));
      running.add(promise);
    },
    stop: () => {
      isStopping = true;
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
