import type { Client, NamedFile } from "../../apps/server/src/testkit/client.ts";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

/** Enough different parts to be at work for a moment. */
const PARTS = 400;
/** Trials strike as soon as the matching has begun, and up to so many milliseconds later. */
const LATEST_MS = 200;
const MOMENTS = 5;
/** Longer than any matching takes, with the time until a dead worker is known to be dead. */
const MAX_MS = 120_000;
const LIST = `query ($input: EdaProjectPartMatchListV2Input!) { edaProjectPartMatchListV2(input: $input) {
  status failure parts { key name matchStatus isConfirmed reasons { code } match { id name package } candidates { id } } } }`;

/** Light enough to be answered while the same process matches. */
const STATUS =
  "query ($input: EdaProjectPartMatchListV2Input!) { edaProjectPartMatchListV2(input: $input) { status } }";

interface Listing {
  readonly status: string;
  readonly failure: string | null;
  readonly parts: readonly { readonly key: string; readonly name: string; readonly matchStatus: string }[];
}

/** kill -9 of the process that matches the parts of a project; it is started again at once. */
export function killMatching(database: DatabaseKind): Fault {
  const victim = database === "embedded" ? "one process" : "worker";
  return {
    name: `kill -9 of the ${victim} while parts are matched`,
    database,
    open: async () => {
      const stand = await Stand.open(database);
      if (stand === undefined) return NO_POSTGRES;
      await stand.start();
      const create = (name: string): Promise<string> =>
        stand.client.createProject(name, [differentParts()], "PLACEMENT");
      const undisturbed = await waitForEnd(stand.client, await create("undisturbed"));
      return {
        once: async (trial) => {
          const id = await create(`matched ${trial + 1}`);
          const before = await waitUntilBegun(stand.client, id, ((trial % MOMENTS) * LATEST_MS) / (MOMENTS - 1));
          if (database === "embedded") {
            await stand.killServer();
            await stand.startServer();
          } else {
            await stand.killWorker();
            await stand.startWorker();
          }
          const after = await waitForEnd(stand.client, id);
          return { states: [before], problems: compare(after, undisturbed) };
        },
        end: async () => {
          await stand.close();
          return [];
        },
      };
    },
  };
}

/** What is wrong with a matching that has ended, beside one that nothing happened to. */
function compare(listing: Listing, undisturbed: Listing): string[] {
  if (listing.status !== "COMPLETE") return [`the matching ended as ${listing.status} (${listing.failure})`];
  if (listing.parts.length !== undisturbed.parts.length)
    return [`${listing.parts.length} parts are listed of ${undisturbed.parts.length}`];
  const expected = new Map(undisturbed.parts.map((part) => [part.name, textOf(part)]));
  return listing.parts.flatMap((part) =>
    expected.get(part.name) === textOf(part)
      ? []
      : [`${part.name} is ${part.matchStatus}, and otherwise than undisturbed`],
  );
}

/** All but the key, which is another in each project. */
function textOf({ key: _, ...told }: Listing["parts"][number]): string {
  return JSON.stringify(told);
}

async function list(client: Client, id: string): Promise<Listing> {
  return (await client.get(LIST, { id })).edaProjectPartMatchListV2;
}

const isSettled = ({ matchStatus }: Listing["parts"][number]): boolean => matchStatus !== "InProgress";

/** What the matching is at, so many milliseconds after it was first seen to have begun. */
async function waitUntilBegun(client: Client, id: string, ms: number): Promise<string> {
  const read = async (): Promise<string> => (await client.get(STATUS, { id })).edaProjectPartMatchListV2.status;
  for (let status = await read(); status === "WAITING"; status = await read());
  await new Promise((resolve) => setTimeout(resolve, ms));
  return read();
}

function hasEnded({ status }: Listing): boolean {
  return status !== "WAITING" && status !== "PROGRESS";
}

async function waitForEnd(client: Client, id: string): Promise<Listing> {
  const begun = performance.now();
  for (;;) {
    const listing = await list(client, id);
    if (hasEnded(listing)) return listing;
    if (performance.now() - begun > MAX_MS)
      throw new Error(
        `${listing.parts.filter(isSettled).length} parts are matched after ${MAX_MS / 1000} s, ${listing.status}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A board on which no part is like another. */
function differentParts(): NamedFile {
  const { name, bytes } = resistorBoard({ resistors: PARTS });
  let value = 1000;
  const text = Buffer.from(bytes)
    .toString()
    .replaceAll('fp_text value "10k"', () => `fp_text value "${value++}R"`);
  return { name, bytes: Buffer.from(text) };
}
