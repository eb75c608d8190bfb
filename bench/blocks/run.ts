/**
 * How fast blocks are found: 10,000 made-up blocks in both languages, 20 readers at a time through GraphQL, on the embedded
 * database and on a PostgreSQL server of its own; callers and server share this machine's cores.
 *
 * `npm run bench -- blocks [--blocks 10000] [--readers 20] [--rounds 10] [--databases embedded,server]
 * [--arrivals in-step]`: in step, all readers ask at the same instant. Only that size is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { analyzeTables } from "../../apps/server/src/platform/database/analyze-tables.ts";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { seedBlocks } from "../../apps/server/src/testkit/seed-blocks.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../apps/server/src/testkit/start-test-server.ts";
import { formatTable } from "../suite/format-table.ts";

const RESULT = join(import.meta.dirname, "../results/blocks.txt");
const GOAL_P95_MS = 100;
/** Of a reader, between an answer and the next question. */
const PAUSE_MS = 500;
/** Times that each question is asked with no other at the same time. */
const ALONE = 10;
const USUAL = { blocks: "10000", readers: "20", rounds: "10", arrivals: "independent", databases: "embedded,server" };
const LIST =
  "query ($input: BlockListInput!) { blockList(input: $input) { totalCount correctedKeyword nodes { id name status blockType } } }";

/** What is asked, by kind: names, numbers, beginnings, Korean, mistakes, filters. */
const QUESTIONS: readonly (readonly [kind: string, input: object])[] = [
  ["name", { keyword: "buck converter" }],
  ["name and number", { keyword: "buck converter 17" }],
  ["maker's number", { keyword: "tps62017" }],
  ["beginning", { keyword: "tps62" }],
  ["one letter", { keyword: "v" }],
  ["Korean", { keyword: "강압" }],
  ["Korean with particle", { keyword: "컨버터를" }],
  ["Korean, within", { keyword: "버터" }],
  ["two words", { keyword: "can transceiver 3.3" }],
  ["misspelt", { keyword: "transciever" }],
  ["nothing", { keyword: "qqzzxxyy" }],
  ["category", { categoryId: "interface" }],
  ["ports", { keyword: "sensor", ports: ["I2C"] }],
  ["parameter", { keyword: "converter", parameters: [{ name: "VIN", min: 30, max: 40 }] }],
  ["port at a voltage", { keyword: "converter", portFilters: [{ kind: "POWER", voltage: 24 }] }],
  ["no word, port at a voltage", { portFilters: [{ kind: "POWER", voltage: 24 }] }],
  ["no word", {}],
  ["no word, popular", { sortKey: "POPULARITY" }],
];

const { values } = parseArgs({
  options: {
    blocks: { type: "string", default: USUAL.blocks },
    readers: { type: "string", default: USUAL.readers },
    rounds: { type: "string", default: USUAL.rounds },
    arrivals: { type: "string", default: USUAL.arrivals },
    databases: { type: "string", default: USUAL.databases },
  },
});
const [count, readers, rounds] = [values.blocks, values.readers, values.rounds].map(Number) as [number, number, number];

interface Measured {
  /** Milliseconds of each answer, with all readers at once. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds of computing for an answer, of server and caller, one question after the other. */
  readonly computing: ReadonlyMap<string, number>;
}

async function measure(server: TestServer): Promise<Measured> {
  const client = await server.signedIn();
  await seedBlocks(server.application, count);
  await analyzeTables(server.application.database);
  const times = new Map<string, number[]>(QUESTIONS.map(([kind]) => [kind, []]));
  const ask = async (reader: Client, [kind, input]: (typeof QUESTIONS)[number]) => {
    const start = performance.now();
    await reader.get(LIST, { ...input, size: 20 });
    times.get(kind)?.push(performance.now() - start);
  };
  for (const question of QUESTIONS) await ask(client, question);
  const computing = new Map<string, number>();
  for (const question of QUESTIONS) {
    const before = process.cpuUsage();
    for (let time = 0; time < ALONE; time++) await ask(client, question);
    const { user, system } = process.cpuUsage(before);
    computing.set(question[0], (user + system) / 1000 / ALONE);
  }
  for (const list of times.values()) list.length = 0;
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const isInStep = values.arrivals === "in-step";
      const pause = pausesOf(reader);
      if (!isInStep) await pause();
      for (let round = 0; round < rounds; round++)
        for (let at = 0; at < QUESTIONS.length; at++) {
          const question = QUESTIONS[(at + reader) % QUESTIONS.length];
          if (question) await ask(client, question);
          await (isInStep ? sleep(PAUSE_MS) : pause());
        }
    }),
  );
  return { times, computing };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** People do not press at the same instant: pauses are spread around their mean, from the reader's own random numbers. */
function pausesOf(reader: number): () => Promise<void> {
  let state = 0x9e3779b9 * (reader + 1);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sleep(2 * PAUSE_MS * (state / 2 ** 32));
  };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const [otherWork = 0] = loadavg();
const lines: string[] = [];
for (const kind of values.databases.split(",")) {
  const programs = findPostgres();
  if (kind === "server" && programs === undefined) continue;
  const postgres = kind === "server" ? await startPostgres(programs ?? "") : undefined;
  const server = await startTestServer({
    configuration: { operationsPerMinute: 1_000_000, operationsPerAddress: 1_000_000 },
    ...(postgres && { database: await openServerDatabase(postgres.connectionString) }),
  });
  try {
    const { times, computing } = await measure(server);
    const mean = [...computing.values()].reduce((sum, one) => sum + one, 0) / computing.size;
    const all = [...times.values()].flat().sort((a, b) => a - b);
    const rows = [...times, ["all", all] as const].map(([question, list]) => {
      const sorted = [...list].sort((a, b) => a - b);
      return [
        question,
        String(sorted.length),
        at(sorted, 0.5).toFixed(1),
        at(sorted, 0.95).toFixed(1),
        at(sorted, 1).toFixed(1),
        (computing.get(question) ?? mean).toFixed(1),
      ];
    });
    const isMet = at(all, 0.95) <= GOAL_P95_MS;
    lines.push(
      `${kind} database: p95 ${at(all, 0.95).toFixed(1)} ms, goal ${GOAL_P95_MS} ms: ${isMet ? "met" : "missed"}`,
      `${mean.toFixed(1)} ms of computing for a question: ${(1000 / mean).toFixed(0)} questions a second on one core`,
      formatTable([["question", "times", "p50 ms", "p95 ms", "most ms", "CPU ms"], ...rows]),
      "",
    );
  } finally {
    await server.stop();
    await postgres?.stop();
  }
}
const text = [
  `${count} blocks, ${readers} readers, each a question every half second, ${values.arrivals}, 20 entries a page; ${availableParallelism()} cores, load before: ${otherWork.toFixed(1)}`,
  "",
  ...lines,
].join("\n");
console.log(text);
if (JSON.stringify(values) === JSON.stringify(USUAL)) writeFileSync(RESULT, `${text.trimEnd()}\n`);
