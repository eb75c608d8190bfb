import fc from "fast-check";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("counters, gauges and histograms print as Prometheus reads them", async () => {
  const metrics = createMetrics();
  const operations = metrics.counter("operations_total", "Operations.");
  operations.add({ outcome: "ok" });
  operations.add({ outcome: "ok" });
  operations.add({ outcome: 'a "quoted"\nname\\' });
  metrics.gauge("sockets", "Sockets.", async () => 7);
  metrics.gauge("mails", "Mails.", () => [{ labels: { state: "waiting" }, value: 2 }]);
  expect(await metrics.print()).toBe(`# HELP operations_total Operations.
# TYPE operations_total counter
operations_total{outcome="ok"} 2
operations_total{outcome="a \\"quoted\\"\\nname\\\\"} 1
# HELP sockets Sockets.
# TYPE sockets gauge
sockets 7
# HELP mails Mails.
# TYPE mails gauge
mails{state="waiting"} 2
`);
});

test("a bucket counts everything up to its end, and the last one everything", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.double({ min: 0, max: 60, noNaN: true })), async (times) => {
      const metrics = createMetrics();
      const histogram = metrics.histogram("took_seconds", "Time.");
      for (const seconds of times) histogram.observe(seconds, { kind: "query" });
      const printed = await metrics.print();
      for (const [, end = "", count] of printed.matchAll(/_bucket\{kind="query",le="([^"]+)"\} (\d+)/g))
        expect(Number(count)).toBe(times.filter((seconds) => end === "+Inf" || seconds <= Number(end)).length);
      if (times.length > 0) expect(printed).toContain(`took_seconds_count{kind="query"} ${times.length}\n`);
    }),
  );
});

test("a source that cannot be read leaves the other numbers readable", async () => {
  const metrics = createMetrics();
  metrics.gauge("runs", "Runs.", () => Promise.reject(new Error("the database is away")));
  metrics.counter("faults_total", "Faults.").add();
  expect(await metrics.print()).toBe("# HELP faults_total Faults.\n# TYPE faults_total counter\nfaults_total 1\n");
});
