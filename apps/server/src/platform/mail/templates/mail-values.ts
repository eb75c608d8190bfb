import type { JobType, RunFailure } from "../../database/tables.ts";

/** The values of each mail; all other text is in its template. Values may contain any user input. */
export interface MailValues {
  readonly SIGN_UP_CODE: { readonly code: string };
  readonly RESET_CODE: { readonly code: string };
  readonly PASSWORD_CHANGED: { readonly email: string };
  readonly RUN_STARTED: RunValues;
  readonly RUN_COMPLETE: RunValues;
  readonly TEAM_JOINED: TeamValues;
  readonly TEAM_INVITATION: TeamValues & { readonly inviter: string; readonly expires: string };
  readonly TEAM_REMOVED: TeamValues;
  readonly TEAM_OWNER: TeamValues;
  readonly CONTACT_RESPONDED: ContactValues & { readonly title: string; readonly answer: string };
  readonly STAFF_CONTACT: ContactValues & { readonly title: string };
  /** What was paid for. */
  readonly PAYMENT_RECEIVED: MoneyValues & {
    readonly number: string;
    readonly item: ItemValues;
    readonly isTest: boolean;
  };
  readonly REFUND_SENT: MoneyValues & { readonly number: string };
  readonly PLAN_TO_PAY: PlanValues;
  /** `reason`: in the words of the provider. `nextTry`: undefined after the last one. */
  readonly PAYMENT_FAILED: MoneyValues & {
    readonly plan: string;
    readonly reason: string;
    readonly nextTry: string | undefined;
    readonly endsOn: string;
  };
  readonly PLAN_RENEWS_SOON: PlanValues & { readonly card: string };
  readonly PLAN_PRICE_CONSENT: Omit<PlanValues, "amount"> & { readonly before: string; readonly after: string };
  readonly PLAN_ENDED: Pick<PlanValues, "plan" | "url"> & { readonly because: "ENDED" | "NOT_PAID" | "NO_CONSENT" };
  /** Of an order or an estimate; `until`: how long it holds. */
  readonly QUOTE_READY: MoneyValues & { readonly number: string; readonly until: string };
  readonly ORDER_NEWS: {
    readonly number: string;
    readonly news: OrderNews;
    /** Staff's words, or the carrier with its number; may be empty. */
    readonly note: string;
    readonly url: string | undefined;
  };
  readonly STAFF_ORDER: {
    readonly number: string;
    readonly news: StaffOrderNews;
    readonly url: string | undefined;
  };
  readonly CREDITS_LOW: { readonly available: number; readonly url: string | undefined };
  readonly ORDER_SHEET: {
    readonly number: string;
    readonly project: string;
    readonly quantity: number;
    readonly url: string | undefined;
  };
  readonly ESTIMATE_RECEIVED: { readonly number: string; readonly url: string | undefined };
  readonly RUN_FAILED: RunValues & {
    readonly failure: RunFailure | null;
    /** The credits that were reserved for it were released. */
    readonly isReleased: boolean;
  };
}

/** Amounts and days are worded already, in the language of the mail. */
interface MoneyValues {
  readonly amount: string;
  /** Address of the purchase or the plan; undefined where the server does not know how people reach it. */
  readonly url: string | undefined;
}

interface PlanValues extends MoneyValues {
  readonly plan: string;
  readonly date: string;
}

/** What was bought. */
export type ItemValues =
  | { readonly kind: "PLAN"; readonly plan: string }
  | { readonly kind: "CREDITS"; readonly credits: number }
  /** Boards, by the number of the order or estimate. */
  | { readonly kind: "ORDER" | "ESTIMATE"; readonly number: string };

/** APPROVAL: a member of the team has placed it, and it waits for somebody who may pay. */
export type OrderNews = "PAID" | "PRODUCING" | "SHIPPED" | "CANCELED" | "CANCEL_DECLINED" | "APPROVAL";
/** Why an order or an estimate waits for staff. */
export type StaffOrderNews = "TO_PRICE" | "PAID" | "CANCEL_ASKED" | "ESTIMATE";

interface RunValues {
  readonly jobType: JobType;
  readonly project: string;
  /** Address of the project's page; undefined where the server does not know how people reach it. */
  readonly url: string | undefined;
}

interface ContactValues {
  readonly number: number;
  /** Address of the inquiry; undefined where the server does not know how people reach it. */
  readonly url: string | undefined;
}

interface TeamValues {
  readonly team: string;
  /** Address of the team's projects, or of the invitation; undefined where the server does not know how people reach it. */
  readonly url: string | undefined;
}

export type MailKind = keyof MailValues;

/** A mail as its template says it, before it is laid out as text and as HTML. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Shown large, to be read off and typed. */
  readonly code?: string;
  readonly link?: { readonly words: string; readonly url: string };
  /** Why the mail came and how not to get it. */
  readonly footer: string;
}

export type MailTemplates = { readonly [Kind in MailKind]: (values: MailValues[Kind]) => MailWords };
