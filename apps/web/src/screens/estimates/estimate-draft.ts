/** A request for a price as it is typed. */
export interface EstimateDraft {
  readonly company: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly board: string;
  readonly quantity: string;
  /** "2026-12-24", or empty. */
  readonly wishedDate: string;
  readonly message: string;
  readonly consent: boolean;
}

export type EstimateProblem = "missing" | "badPhone" | "badEmail" | "badQuantity" | "badDate" | "consentMissing";

const REQUIRED = ["company", "name", "phone", "email", "board", "message"] as const;
const MAX_QUANTITY = 1_000_000;

/** What has to be corrected before it is sent; the server judges the same. */
export function estimateProblems(draft: EstimateDraft, today: Date): ReadonlyMap<keyof EstimateDraft, EstimateProblem> {
  const problems = new Map<keyof EstimateDraft, EstimateProblem>();
  for (const field of REQUIRED) if (draft[field].trim() === "") problems.set(field, "missing");
  if (!problems.has("phone") && !/^\+?[\d\s().-]{4,}$/.test(draft.phone.trim())) problems.set("phone", "badPhone");
  if (!problems.has("email") && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(draft.email.trim()))
    problems.set("email", "badEmail");
  const quantity = /^\d{1,7}$/.test(draft.quantity.trim()) ? Number(draft.quantity) : 0;
  if (quantity < 1 || quantity > MAX_QUANTITY) problems.set("quantity", "badQuantity");
  const day = today.toISOString().slice(0, 10);
  if (draft.wishedDate !== "" && draft.wishedDate < day) problems.set("wishedDate", "badDate");
  if (!draft.consent) problems.set("consent", "consentMissing");
  return problems;
}
