import { createContext, useContext } from "react";
import type { HolderTeamFragment } from "../graphql/generated/documents.ts";

export type HolderTeam = HolderTeamFragment;

/** Whose projects are worked on: the person's own or those of a team. */
export interface Holder {
  /** All teams of the person, their own first. Undefined: not known yet. */
  readonly teams: readonly HolderTeam[] | undefined;
  /** The team that is worked in. Undefined: the person's own space, or not known yet. */
  readonly team: HolderTeam | undefined;
}

export const HolderContext = createContext<Holder | undefined>(undefined);

export function useHolder(): Holder {
  const value = useContext(HolderContext);
  if (!value) throw new Error("useHolder stands outside HolderProvider.");
  return value;
}
