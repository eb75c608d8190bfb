import type { CombinedError } from "urql";
import type { AddressDraft, StoredAddress } from "./address-draft.ts";

/** An address book, a person's or a team's. */
export interface AddressStore {
  readonly addresses: readonly StoredAddress[] | undefined;
  readonly error: CombinedError | undefined;
  readonly reload: () => void;
  /** Without an id: another address. Answers with the refusal. */
  readonly save: (draft: AddressDraft, id: string | undefined) => Promise<CombinedError | undefined>;
  readonly remove: (id: string) => Promise<CombinedError | undefined>;
}

/** Refusals are shown where the address is. */
export const STAYS = { handlesFaults: true };
