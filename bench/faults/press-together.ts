import type { ApiAnswer, Client } from "../../apps/server/src/testkit/client.ts";
import { PLACE, ROUTE } from "../../apps/server/src/testkit/run-operations.ts";
import { accountFor } from "./account-for.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { Projects } from "./runs-in-every-state.ts";
import { type DatabaseKind, Stand } from "./stand.ts";

/** Two browsers of one person press Next at the same moment, for the same task or for different ones. */
export function pressTogether(database: DatabaseKind): Fault {
  return {
    name: "two browsers press Next at once",
    database,
    open: async () => {
      const stand = await Stand.open(database);
      if (stand === undefined) return NO_POSTGRES;
      await stand.start();
      const projects = await Projects.create(stand);
      const other = await stand.anotherBrowser();
      const projectId = projects.idOf("working");
      return {
        once: async (trial) => {
          const press = (client: Client, mutation: string): Promise<ApiAnswer> =>
            client.ask(mutation, { id: projectId, seed: trial + 1, timeSeconds: 1 });
          const answers = await Promise.all([press(stand.client, ROUTE), press(other, trial % 2 ? PLACE : ROUTE)]);
          const begun = answers.flatMap(({ data }) => Object.values(data ?? {}).map((each) => each?.requestGroupId));
          const runIds = begun.filter((id) => id !== undefined);
          const refused = answers.filter(({ errors }) => errors?.[0]?.extensions.code === 70009);
          if (runIds.length !== 1 || refused.length !== 1)
            return { states: [], problems: [`${runIds.length} runs begun, ${refused.length} refused with 70009`] };
          const isPlacement = answers[1]?.data?.requestEdaProjectAutoPlacement;
          const run = { projectId, runId: runIds[0] as string, results: isPlacement ? 3 : 1 };
          return { states: ["REQUEST"], problems: await accountFor(stand, run) };
        },
        end: async () => {
          await stand.close();
          return [];
        },
      };
    },
  };
}
