import { createContext, useContext } from "react";
import type { JobType } from "../graphql/generated/documents.ts";

/** A project that was made of a schematic alone and has no board yet. */
export interface AwaitingProject {
  readonly id: string;
  readonly name: string;
  readonly teamId: string | undefined;
}

interface NewProject {
  /** Opens the three steps, with the task chosen when it is known already. */
  readonly openNewProject: (task?: JobType) => void;
  /** Opens the same steps for the first board of a project. */
  readonly openNewBoard: (project: AwaitingProject) => void;
}

export const NewProjectContext = createContext<NewProject | undefined>(undefined);

export function useNewProject(): NewProject {
  const value = useContext(NewProjectContext);
  if (!value) throw new Error("useNewProject stands outside NewProjectProvider.");
  return value;
}
