import { useCallback } from "react";
import { useMutation, useQuery } from "urql";
import {
  CreateAddressDocument,
  DeleteAddressDocument,
  OwnAddressesDocument,
  UpdateAddressDocument,
} from "../graphql/generated/documents.ts";
import { type AddressStore, STAYS } from "./address-store.ts";

/** The account's own address book. */
export function useOwnAddresses(): AddressStore {
  const [{ data, error }, execute] = useQuery({ query: OwnAddressesDocument, requestPolicy: "cache-and-network" });
  const [, create] = useMutation(CreateAddressDocument);
  const [, update] = useMutation(UpdateAddressDocument);
  const [, erase] = useMutation(DeleteAddressDocument);
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  return {
    addresses: data?.addressList.nodes,
    error,
    reload,
    save: async (draft, id) => {
      const { error } =
        id === undefined ? await create({ input: draft }, STAYS) : await update({ input: { id, ...draft } }, STAYS);
      if (!error) reload();
      return error;
    },
    remove: async (id) => {
      const { error } = await erase({ input: { id } }, STAYS);
      if (!error) reload();
      return error;
    },
  };
}
