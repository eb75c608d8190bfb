/**
 * How many workers an installation needs, on paper: runs come at random and steadily, last as long as routings of our suites of
 * real boards do, and are served in turns. First the simulation is compared with a real queue, of `npm run bench -- queue`.
 *
 * `npm run bench -- capacity [--core-hour 0.04]`: price of a core for an hour, for the last column.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Mulberry32 } from "@tracewright/algorithms";
import { formatTable } from "../suite/format-table.ts";
import { type Job, simulateQueue } from "./simulate-queue.ts";

const RESULTS = join(import.meta.dirname, "../results");
/** Suites of routed boards whose times are drawn from; each used two threads. */
const SUITES = ["routing-bench-T.json", "routing-boards-T.json"];
const CORES_OF_RUN = 2;
const GOAL_WAIT_SECONDS = 10;
const RATES = [10, 100, 1_000, 10_000];
const HOLDERS_OF_HOURLY_RUN = 0.5;
/** Enough runs for a p95 that does not move by more than a second from seed to seed. */
const MIN_RUNS = 20_000;
/** The simulation may differ from the measured waits by that share. */
const MAX_DIFFERENCE = 0.15;

const { values } = parseArgs({ options: { "core-hour": { type: "string", default: "0.04" } } });
const coreHour = Number(values["core-hour"]);

const text = [comparedWithMeasurement(), "", capacityTable(), "", burst(), ""].join("\n");
process.stdout.write(text);
writeFileSync(join(RESULTS, "capacity.txt"), text);

interface MeasuredRun {
  readonly holder: number;
  readonly askedAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** What the real queue did with the same runs, beside what the simulation says of them. */
function comparedWithMeasurement(): string {
  const { slots, runs } = JSON.parse(readFileSync(join(RESULTS, "queue-runs.json"), "utf8")) as {
    readonly slots: number;
    readonly runs: readonly MeasuredRun[];
  };
  const jobs = runs.map(({ holder, askedAt, startedAt, endedAt }) => ({
    holder,
    askedAt,
    seconds: endedAt - startedAt,
  }));
  const measured = runs.map(({ askedAt, startedAt }) => startedAt - askedAt);
  const simulated = waitsOf(jobs, slots);
  const rows = [50, 95].map((part) => {
    const [real, simulation] = [percentile(measured, part), percentile(simulated, part)];
    const difference = simulation / real - 1;
    if (Math.abs(difference) > MAX_DIFFERENCE) process.exitCode = 1;
    return [`p${part}`, real.toFixed(1), simulation.toFixed(1), `${(difference * 100).toFixed(1)} %`];
  });
  return [
    `${runs.length} real runs of ${new Set(runs.map(({ holder }) => holder)).size} people in ${slots} slots (npm run bench -- queue): seconds of waiting`,
    formatTable([["wait", "measured", "simulated", "difference"], ...rows]),
  ].join("\n");
}

function capacityTable(): string {
  const times = SUITES.flatMap((name) =>
    (JSON.parse(readFileSync(join(RESULTS, name), "utf8")) as { readonly routed: { readonly seconds: number } }[]).map(
      ({ routed }) => routed.seconds,
    ),
  ).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const rows = RATES.map((rate) => {
    const jobs = arrivals(rate, times);
    const slots = neededSlots(jobs, (rate * mean) / 3600);
    const waits = waitsOf(jobs, slots);
    const span = Math.max(...jobs.slice(-1).map(({ askedAt }) => askedAt));
    const busy = jobs.reduce((sum, { seconds }) => sum + seconds, 0) / (slots * span);
    return [
      rate.toLocaleString("en"),
      String(slots),
      String(Math.ceil((slots * CORES_OF_RUN) / 8)),
      percentile(waits, 50).toFixed(1),
      percentile(waits, 95).toFixed(1),
      `${Math.round(busy * 100)} %`,
      ((slots * CORES_OF_RUN * coreHour) / rate).toFixed(4),
    ];
  });
  return [
    `Times of ${times.length} real boards: median ${percentile(times, 50).toFixed(0)} s, mean ${mean.toFixed(0)} s, p95 ${percentile(times, 95).toFixed(0)} s with ${CORES_OF_RUN} cores.`,
    `Fewest slots with which 95 of 100 runs begin within ${GOAL_WAIT_SECONDS} s; cost at ${coreHour} for a core and hour.`,
    formatTable([
      ["runs an hour", "slots", "machines of 8 cores", "wait p50 s", "p95 s", "busy", "cost of a run"],
      ...rows,
    ]),
  ].join("\n");
}

/** One account that asks for a thousand runs at once, among ten that ask for one now and then. */
function burst(): string {
  const [slots, seconds] = [8, 30];
  const random = new Mulberry32(3);
  const others = poisson(random, 120 / 3600, 400).map((askedAt) => ({
    holder: 1 + random.below(10),
    askedAt,
    seconds,
  }));
  const crowd = Array.from({ length: 1_000 }, () => ({ holder: 0, askedAt: 60, seconds }));
  const alone = waitsOf(others, slots);
  const jobs = [...others, ...crowd].sort((a, b) => a.askedAt - b.askedAt);
  const beside = waitsOf(jobs, slots).filter((_, index) => jobs[index]?.holder !== 0);
  return [
    `Ten people with 120 runs an hour of ${seconds} s in ${slots} slots; then another account asks for 1,000 runs at once: p95 of their waits`,
    formatTable([
      ["alone s", "beside 1,000 runs s"],
      [percentile(alone, 95).toFixed(1), percentile(beside, 95).toFixed(1)],
    ]),
  ].join("\n");
}

/** Runs of a steady hour, by many people, of times as they were measured. */
function arrivals(rate: number, times: readonly number[]): readonly Job[] {
  const random = new Mulberry32(rate);
  const holders = Math.max(2, Math.round(rate * HOLDERS_OF_HOURLY_RUN));
  return poisson(random, rate / 3600, MIN_RUNS).map((askedAt) => ({
    holder: random.below(holders),
    askedAt,
    seconds: times[random.below(times.length)] ?? 0,
  }));
}

function poisson(random: Mulberry32, perSecond: number, count: number): number[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    at -= Math.log(1 - random.next()) / perSecond;
    return at;
  });
}

function neededSlots(jobs: readonly Job[], busySlots: number): number {
  for (let slots = Math.max(1, Math.ceil(busySlots)); ; slots += Math.max(1, Math.floor(slots / 100)))
    if (percentile(waitsOf(jobs, slots), 95) <= GOAL_WAIT_SECONDS) return slots;
}

function waitsOf(jobs: readonly Job[], slots: number): readonly number[] {
  return simulateQueue(jobs, slots).map((begin, index) => begin - (jobs[index]?.askedAt ?? 0));
}

function percentile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
}
