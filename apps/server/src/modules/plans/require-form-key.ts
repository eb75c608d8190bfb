import { refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { refusal } from "../../platform/refusal.ts";

/** Refuses a form whose key is no UUID. */
export function requireFormKey(key: string): void {
  if (!isUuid(key)) refuseField("key", refusal("not-a-form-key", {}));
}
