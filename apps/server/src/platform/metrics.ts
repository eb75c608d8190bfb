/**
 * Numbers for Prometheus, in its text format 0.0.4. Label values come from fixed lists only (fields of the schema,
 * outcomes, states), never from a request: each new value is a time series that the watcher has to keep.
 */
export interface Metrics {
  /** A counter; its name ends in `_total`. Made once, counted often. */
  counter(name: string, help: string): Counter;
  /** Seconds, sorted into buckets. */
  histogram(name: string, help: string): Histogram;
  /** Asked for whenever somebody reads the numbers; a source that fails leaves its lines out. */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void;
  print(): Promise<string>;
}

export type Labels = Readonly<Record<string, string>>;
export type Reading = number | readonly { readonly labels: Labels; readonly value: number }[];

export interface Counter {
  add(labels?: Labels): void;
}

export interface Histogram {
  observe(seconds: number, labels?: Labels): void;
}

/** Upper ends of the buckets in seconds; around 150 ms, what a screen should wait at most, they are narrow. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Distribution {
  readonly buckets: number[];
  sum: number;
  count: number;
}

type Family = () => Promise<readonly string[]>;

export function createMetrics(): Metrics {
  const families: Family[] = [];
  const head = (name: string, type: string, help: string): string[] => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
  ];
  return {
    counter: (name, help) => {
      const values = new Map<string, number>();
      families.push(async () => [
        ...head(name, "counter", help),
        ...[...values].map(([labels, value]) => `${name}${labels} ${value}`),
      ]);
      return {
        add: (labels = {}) => {
          const key = printLabels(labels);
          values.set(key, (values.get(key) ?? 0) + 1);
        },
      };
    },
    histogram: (name, help) => {
      const values = new Map<string, { readonly labels: Labels; readonly of: Distribution }>();
      families.push(async () => [
        ...head(name, "histogram", help),
        ...[...values.values()].flatMap(({ labels, of }) => printDistribution(name, labels, of)),
      ]);
      return {
        observe: (seconds, labels = {}) => {
          const key = printLabels(labels);
          const found = values.get(key) ?? { labels, of: { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 } };
          values.set(key, found);
          const bucket = BUCKETS.findIndex((end) => seconds <= end);
          if (bucket >= 0) found.of.buckets[bucket] = (found.of.buckets[bucket] ?? 0) + 1;
          found.of.sum += seconds;
          found.of.count += 1;
        },
      };
    },
    gauge: (name, help, read) => {
      families.push(async () => {
        const reading = await read();
        const lines = typeof reading === "number" ? [{ labels: {}, value: reading }] : reading;
        return [
          ...head(name, "gauge", help),
          ...lines.map(({ labels, value }) => `${name}${printLabels(labels)} ${value}`),
        ];
      });
    },
    print: async () => {
      const printed = await Promise.all(families.map((family) => family().catch(() => [])));
      return `${printed.flat().join("\n")}\n`;
    },
  };
}

function printDistribution(name: string, labels: Labels, { buckets, sum, count }: Distribution): readonly string[] {
  let below = 0;
  return [
    ...BUCKETS.map((end, i) => {
      below += buckets[i] ?? 0;
      return `${name}_bucket${printLabels({ ...labels, le: String(end) })} ${below}`;
    }),
    `${name}_bucket${printLabels({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${printLabels(labels)} ${sum}`,
    `${name}_count${printLabels(labels)} ${count}`,
  ];
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escapeValue(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
