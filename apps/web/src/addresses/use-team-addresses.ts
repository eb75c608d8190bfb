import { useCallback } from "react";
import { useMutation, useQuery } from "urql";
import {
  CreateTeamAddressDocument,
  DeleteTeamAddressDocument,
  TeamAddressesDocument,
  UpdateTeamAddressDocument,
} from "../graphql/generated/documents.ts";
import { type AddressStore, STAYS } from "./address-store.ts";

/** The address book of a team. */
export function useTeamAddresses(teamId: string): AddressStore {
  const [{ data, error }, execute] = useQuery({
    query: TeamAddressesDocument,
    variables: { input: { teamId } },
    requestPolicy: "cache-and-network",
  });
  const [, create] = useMutation(CreateTeamAddressDocument);
  const [, update] = useMutation(UpdateTeamAddressDocument);
  const [, erase] = useMutation(DeleteTeamAddressDocument);
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  return {
    addresses: data?.teamAddressList.nodes,
    error,
    reload,
    save: async (draft, id) => {
      const { error } =
        id === undefined
          ? await create({ input: { teamId, ...draft } }, STAYS)
          : await update({ input: { teamId, id, ...draft } }, STAYS);
      if (!error) reload();
      return error;
    },
    remove: async (id) => {
      const { error } = await erase({ input: { teamId, id } }, STAYS);
      if (!error) reload();
      return error;
    },
  };
}
