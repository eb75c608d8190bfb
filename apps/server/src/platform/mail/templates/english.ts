import type { ItemValues, MailTemplates, OrderNews, StaffOrderNews } from "./mail-values.ts";
import { RUN_FAILURE_WORDS } from "./run-failure-words.ts";

const TASK = { PLACEMENT: "Placement", ROUTING: "Routing" } as const;
const OPEN = "Open the project";
const OPEN_TEAM = "Open the team";
const TEAM_FOOTER = "This mail is sent when your role in a team changes.";
const RUN_FOOTER =
  "You receive this mail because you started this task. To change which mails you receive, open Notifications in Tracewright.";
const CODE_FOOTER = "If you did not request this code, ignore this mail.";

const OPEN_PURCHASE = "Open the purchase";
const OPEN_PLAN = "Open the plan";
const MONEY_FOOTER = "This mail is sent because it is about a payment of yours.";
const UNPAID_FOOTER = "Nothing is charged without your consent. You can end the plan on its page at any time.";

function nameItem(item: ItemValues): string {
  if (item.kind === "PLAN") return `the ${item.plan} plan, one month`;
  if ("number" in item) return `boards (${item.number})`;
  return item.credits === 1 ? "1 credit" : `${item.credits} credits`;
}

const ORDER_NEWS: Readonly<Record<OrderNews, string>> = {
  PAID: "is paid and goes into production",
  PRODUCING: "is in production",
  SHIPPED: "was shipped",
  CANCELED: "was canceled",
  CANCEL_DECLINED: "is not canceled: it stays as it is",
  APPROVAL: "waits for your approval",
};
const STAFF_NEWS: Readonly<Record<StaffOrderNews, string>> = {
  TO_PRICE: "waits for a price",
  PAID: "is paid and can be produced",
  CANCEL_ASKED: "is asked to be canceled",
  ESTIMATE: "is a new request for an estimate",
};

export const english: MailTemplates = {
  SIGN_UP_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright code`,
    paragraphs: ["This code confirms your e-mail address. It expires in 10 minutes."],
    code,
    footer: CODE_FOOTER,
  }),
  RESET_CODE: ({ code }) => ({
    subject: `${code} is your Tracewright password reset code`,
    paragraphs: ["Use this code to set a new password. It expires in 10 minutes."],
    code,
    footer: `${CODE_FOOTER} Your password is unchanged.`,
  }),
  PASSWORD_CHANGED: ({ email }) => ({
    subject: "Your Tracewright password was changed",
    paragraphs: [
      `The password of the account ${email} was changed. All other browsers were logged out.`,
      "If you did not change it, reset your password now: choose “Forgot your password?” on the login page.",
    ],
    footer: "This mail is sent after every password change.",
  }),
  RUN_STARTED: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} has started`,
    paragraphs: [
      `${TASK[jobType]} of ${project} has started. You can close the page. The task continues on the server.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  RUN_COMPLETE: ({ jobType, project, url }) => ({
    subject: `${TASK[jobType]} of ${project} is complete`,
    paragraphs: [
      jobType === "PLACEMENT"
        ? `Placement of ${project} is complete. Compare the results and choose one.`
        : `Routing of ${project} is complete. Review the result and apply it.`,
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  TEAM_JOINED: ({ team, url }) => ({
    subject: `You are now a member of ${team}`,
    paragraphs: [`You were added to the team ${team} in Tracewright. You can open and edit its projects.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: "This mail is sent when you join a team. You can leave the team in its settings.",
  }),
  TEAM_INVITATION: ({ team, inviter, expires, url }) => ({
    subject: `${inviter} invites you to the team ${team}`,
    paragraphs: [
      `${inviter} invites you to the team ${team} in Tracewright, where circuit boards are designed.`,
      `Accept with an account of this e-mail address. The invitation expires on ${expires}.`,
    ],
    ...(url !== undefined && { link: { words: "Open the invitation", url } }),
    footer: "If you do not want to join, ignore this mail. Nothing happens then.",
  }),
  TEAM_REMOVED: ({ team }) => ({
    subject: `You are no longer a member of ${team}`,
    paragraphs: [`You were removed from the team ${team} in Tracewright. Its projects are no longer shown to you.`],
    footer: TEAM_FOOTER,
  }),
  TEAM_OWNER: ({ team, url }) => ({
    subject: `You now own the team ${team}`,
    paragraphs: [`The ownership of the team ${team} in Tracewright was transferred to you.`],
    ...(url !== undefined && { link: { words: OPEN_TEAM, url } }),
    footer: TEAM_FOOTER,
  }),
  CONTACT_RESPONDED: ({ title, answer, url }) => ({
    subject: `Reply to your inquiry: ${title}`,
    paragraphs: [`Support answered your inquiry “${title}”:`, answer],
    ...(url !== undefined && { link: { words: "Open the inquiry", url } }),
    footer: "You receive this mail because you wrote to support. To reply, open the inquiry and choose “Ask again”.",
  }),
  STAFF_CONTACT: ({ number, title, url }) => ({
    subject: `Inquiry ${number}: ${title}`,
    paragraphs: [`A new inquiry waits for an answer: ${title}`],
    ...(url !== undefined && { link: { words: "Open the inquiry", url } }),
    footer: "This mail is sent to the address in SUPPORT_MAIL.",
  }),
  RUN_FAILED: ({ jobType, project, failure, isReleased, url }) => ({
    subject: `${TASK[jobType]} of ${project} failed`,
    paragraphs: [
      `${TASK[jobType]} of ${project} failed. The project is unchanged.`,
      ...(failure === null ? [] : [RUN_FAILURE_WORDS.en(failure)]),
      ...(isReleased ? ["Nothing was charged."] : []),
    ],
    ...(url !== undefined && { link: { words: OPEN, url } }),
    footer: RUN_FOOTER,
  }),
  PAYMENT_RECEIVED: ({ number, item, amount, isTest, url }) => ({
    subject: `${amount} was paid for ${nameItem(item)}`,
    paragraphs: [
      `${amount} was paid for ${nameItem(item)} (${number}).`,
      ...(isTest ? ["This was a payment for tests: no money has moved."] : []),
      "The receipt is on the page of the purchase.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: MONEY_FOOTER,
  }),
  REFUND_SENT: ({ number, amount, url }) => ({
    subject: `${amount} was refunded`,
    paragraphs: [`${amount} of the purchase ${number} was sent back. Your bank or card company shows when it arrives.`],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: MONEY_FOOTER,
  }),
  QUOTE_READY: ({ number, amount, until, url }) => ({
    subject: `The price of ${number} is ${amount}`,
    paragraphs: [
      `${number} costs ${amount} in all, tax and shipping included. The price holds until ${until}.`,
      "Nothing is made and nothing is charged until you accept the price and pay.",
    ],
    ...(url !== undefined && { link: { words: "Open the quote", url } }),
    footer: "You receive this mail because you requested a price.",
  }),
  ORDER_NEWS: ({ number, news, note, url }) => ({
    subject: `Order ${number} ${ORDER_NEWS[news]}`,
    paragraphs: [`Order ${number} ${ORDER_NEWS[news]}.`, ...(note === "" ? [] : [note])],
    ...(url !== undefined && { link: { words: "Open the order", url } }),
    footer: "You receive this mail because the order was placed by you or in your team.",
  }),
  STAFF_ORDER: ({ number, news, url }) => ({
    subject: `${number} ${STAFF_NEWS[news]}`,
    paragraphs: [`${number} ${STAFF_NEWS[news]}.`],
    ...(url !== undefined && { link: { words: "Open it", url } }),
    footer: "This mail is sent to the address in SUPPORT_MAIL.",
  }),
  CREDITS_LOW: ({ available, url }) => ({
    subject:
      available === 0 ? "No credits are left" : `${available} ${available === 1 ? "credit is" : "credits are"} left`,
    paragraphs: [
      "Less than a fifth of the credits of this month is left. A run without enough credits is refused.",
      "Nothing is bought automatically. A higher plan or a pack of credits brings more; the next month of the plan does, too.",
    ],
    ...(url !== undefined && { link: { words: "Show credits", url } }),
    footer:
      "You receive this mail once a month at most, because your plan includes credits. You can switch it off under My page, Account management.",
  }),
  ORDER_SHEET: ({ number, project, quantity, url }) => ({
    subject: `Order ${number} is paid: ${quantity} × ${project}`,
    paragraphs: [
      `Order ${number} is paid and can be produced.`,
      "The order sheet and the files that fit into a mail are attached. The sheet names each file with its SHA-256.",
    ],
    ...(url !== undefined && { link: { words: "Open the order", url } }),
    footer: "This mail is sent to the address in SUPPORT_MAIL.",
  }),
  ESTIMATE_RECEIVED: ({ number, url }) => ({
    subject: `Estimate ${number} was received`,
    paragraphs: [`The request ${number} was received. A person reads it and sends you a price.`],
    ...(url !== undefined && { link: { words: "Open the request", url } }),
    footer: "You receive this mail because you requested an estimate.",
  }),
  PLAN_TO_PAY: ({ plan, amount, date, url }) => ({
    subject: `The next month of ${plan} can be paid`,
    paragraphs: [
      `The current month of the ${plan} plan ends on ${date}. The next month costs ${amount}.`,
      "If it is not paid by then, the plan ends, and nothing is owed.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PURCHASE, url } }),
    footer: UNPAID_FOOTER,
  }),
  PAYMENT_FAILED: ({ plan, amount, reason, nextTry, endsOn, url }) => ({
    subject: `The payment of ${amount} for ${plan} failed`,
    paragraphs: [
      `${amount} for the ${plan} plan could not be charged. Nothing was charged.${reason === "" ? "" : ` ${reason}`}`,
      `${nextTry === undefined ? "The card is not charged again." : `The card is charged again on ${nextTry}.`} The plan can be used until ${endsOn}, and ends then if it is not paid. Nothing is owed in that case.`,
    ],
    ...(url !== undefined && { link: { words: "Pay now", url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_RENEWS_SOON: ({ plan, amount, card, date, url }) => ({
    subject: `${plan} renews on ${date}`,
    paragraphs: [
      `The ${plan} plan renews on ${date}. ${amount} is charged to ${card}.`,
      "If you do not want that, end the plan before then: it takes two clicks on the page of the plan.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PLAN, url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_PRICE_CONSENT: ({ plan, before, after, date, url }) => ({
    subject: `${plan} changes on ${date}: your consent is needed`,
    paragraphs: [
      `From ${date}, the ${plan} plan has new terms. A month costs ${after}. It costs ${before} now.`,
      `Without your consent, the plan ends on ${date}, and nothing is charged.`,
    ],
    ...(url !== undefined && { link: { words: "Compare the terms", url } }),
    footer: UNPAID_FOOTER,
  }),
  PLAN_ENDED: ({ plan, because, url }) => ({
    subject: `The ${plan} plan has ended`,
    paragraphs: [
      {
        ENDED: `The ${plan} plan has ended, as you chose.`,
        NOT_PAID: `The ${plan} plan has ended, because its next month was not paid.`,
        NO_CONSENT: `The ${plan} plan has ended, because its new terms were not accepted.`,
      }[because],
      "Nothing is owed. Projects and bought credits stay.",
    ],
    ...(url !== undefined && { link: { words: OPEN_PLAN, url } }),
    footer: MONEY_FOOTER,
  }),
};
