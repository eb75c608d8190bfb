import type { LogicProjectQuery } from "../graphql/generated/documents.ts";

/** The project whose blocks and wires are edited. */
export type LogicProject = LogicProjectQuery["edaProjectV2"];
