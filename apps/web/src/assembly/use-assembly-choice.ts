import type { VariantChoice } from "@tracewright/assembly";
import { useCallback, useEffect, useState } from "react";
import { type CombinedError, useClient } from "urql";
import {
  type AssemblyChoiceFieldsFragment,
  ProjectAssemblyDocument,
  SaveAssemblyDocument,
} from "../graphql/generated/documents.ts";
import type { Project } from "../open-project/use-project.ts";
import type { Reel } from "./reel-rows.ts";

/** What is not named stays as it is. */
export interface AssemblyChange {
  readonly reels?: readonly Reel[];
  readonly variants?: readonly VariantChoice[];
}

/** What people decided about a project's assembly, and how it is changed. */
export interface AssemblyChoiceState {
  readonly choice: AssemblyChoiceFieldsFragment | undefined;
  /** Why it could not be read, or not be kept. */
  readonly failure: CombinedError | undefined;
  readonly isBusy: boolean;
  /** Reloads it; the form keeps input typed in the meantime. */
  readonly load: () => Promise<void>;
  /** Whether it is kept; nobody's later change is overwritten. */
  readonly save: (change: AssemblyChange) => Promise<boolean>;
  readonly dismiss: () => void;
}

export function useAssemblyChoice({ id }: Project): AssemblyChoiceState {
  const client = useClient();
  const [choice, setChoice] = useState<AssemblyChoiceFieldsFragment>();
  const [failure, setFailure] = useState<CombinedError>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    setFailure(undefined);
    const { data, error } = await client
      .query(ProjectAssemblyDocument, { input: { id } }, { requestPolicy: "network-only" })
      .toPromise();
    if (data) setChoice(data.edaProjectAssembly);
    setFailure(error);
  }, [client, id]);
  useEffect(() => void load(), [load]);

  const save = async (change: AssemblyChange): Promise<boolean> => {
    if (!choice) return false;
    const { reels, variants } = { ...choice, ...change };
    setBusy(true);
    setFailure(undefined);
    const input = {
      id,
      version: choice.version,
      reels: reels.map(({ partNumber, rotation, offsetX, offsetY, isChecked }) => ({
        partNumber,
        rotation,
        offsetX,
        offsetY,
        isChecked,
      })),
      variants: variants.map(({ name, notPopulated, populated }) => ({
        name,
        notPopulated: [...notPopulated],
        populated: [...populated],
      })),
    };
    const { data, error } = await client.mutation(SaveAssemblyDocument, { input }).toPromise();
    setBusy(false);
    setFailure(error);
    if (data) setChoice(data.saveEdaProjectAssembly);
    // A refusal answers with null.
    return data != null;
  };
  return { choice, failure, isBusy, load, save, dismiss: () => setFailure(undefined) };
}
