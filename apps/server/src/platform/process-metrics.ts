import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metrics } from "./metrics.ts";
import { freeBytesOf } from "./storage/free-space.ts";

const NANOSECONDS = 1e9;

/**
 * What a process says of itself: age, memory, how late its event loop runs, and the free space of the disk of its data folder.
 * Returns the way to stop measuring.
 */
export function measureProcess(metrics: Metrics, dataDir: string): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge("process_uptime_seconds", "Age of the process.", () => process.uptime());
  metrics.gauge("process_cpu_seconds", "Time of all cores that the process has used.", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge("process_resident_memory_bytes", "Memory of the process.", () => process.memoryUsage.rss());
  metrics.gauge("nodejs_heap_size_used_bytes", "Heap of the main thread.", () => process.memoryUsage().heapUsed);
  metrics.gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop since the last reading.", () => {
    const p99 = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return p99;
  });
  metrics.gauge("tracewright_disk_free_bytes", "Free space of the disk of the data folder.", () =>
    freeBytesOf(dataDir),
  );
  return () => delay.disable();
}
