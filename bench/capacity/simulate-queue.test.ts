import { Mulberry32 } from "@tracewright/algorithms";
import { expect, test } from "vitest";
import { type Job, simulateQueue } from "./simulate-queue.ts";

const job = (holder: number, askedAt: number, seconds = 10): Job => ({ holder, askedAt, seconds });

test("a holder who asks for one job begins as the second, whatever another has asked for before", () => {
  const jobs = [...Array.from({ length: 200 }, () => job(1, 0)), job(2, 1)];
  const begins = simulateQueue(jobs, 4);
  expect(begins.at(-1)).toBe(10);
  expect(begins.filter((at) => at < 10)).toHaveLength(4);
});

test("no slot is idle while a job waits, and none has two jobs", () => {
  const random = new Mulberry32(7);
  let at = 0;
  const jobs = Array.from({ length: 500 }, () => {
    at += random.next() * 4;
    return job(random.below(20), at, 1 + random.next() * 20);
  });
  const begins = simulateQueue(jobs, 3);
  const ends = jobs.map(({ seconds }, index) => (begins[index] ?? 0) + seconds);
  const busyAt = (time: number) => jobs.filter((_, i) => (begins[i] ?? 0) <= time && time < (ends[i] ?? 0)).length;
  for (const [index, { askedAt }] of jobs.entries()) {
    const begin = begins[index] ?? 0;
    expect(begin).toBeGreaterThanOrEqual(askedAt);
    expect(busyAt(begin)).toBeLessThanOrEqual(3);
    if (begin > askedAt) expect(busyAt((askedAt + begin) / 2)).toBe(3);
  }
});

test("waits are those of queueing theory where it has an answer: one slot, exponential times (M/M/1)", () => {
  const random = new Mulberry32(11);
  const exponential = (mean: number) => -mean * Math.log(1 - random.next());
  let at = 0;
  const jobs = Array.from({ length: 200_000 }, (_, holder) => {
    at += exponential(10);
    return job(holder, at, exponential(7));
  });
  const waits = simulateQueue(jobs, 1).map((begin, index) => begin - (jobs[index]?.askedAt ?? 0));
  // ρ / (μ − λ) = 0.7 / (1/7 − 1/10)
  expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeCloseTo(16.33, 0);
});
