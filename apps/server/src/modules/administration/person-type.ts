import { builder } from "../../wire/builder.ts";
import type { UserRow } from "../accounts/find-password-user.ts";

/** An account as administrators meet it beside its work. */
export const Person = builder.objectRef<Pick<UserRow, "id" | "name" | "email">>("Person").implement({
  fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name"), email: t.exposeString("email") }),
});
